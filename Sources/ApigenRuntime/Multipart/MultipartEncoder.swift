import Foundation

/// Writes a multipart form, by RFC 7578 and RFC 2046.
struct MultipartEncoder {
    private let form: MultipartForm
    private static let chunkSize = 1 << 18

    init(_ form: MultipartForm) {
        self.form = form
    }

    /// The form in memory, or in a temporary file if a part is a file.
    func body() throws -> HTTPBody {
        let hasFile = form.parts.contains { part in
            if case .file = part.content { true } else { false }
        }
        guard hasFile else {
            var data = Data()
            try write { data.append($0) }
            return .data(data)
        }
        let url = FileReference.temporaryURL()
        let reference = FileReference(url, isTemporary: true)
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try write { try handle.write(contentsOf: $0) }
        return .file(reference)
    }

    private func write(_ append: (Data) throws -> Void) throws {
        for part in form.parts {
            try append(Data(head(of: part).utf8))
            switch part.content {
            case .data(let data): try append(data)
            case .file(let url): try copy(url, append)
            }
            try append(Data("\r\n".utf8))
        }
        try append(Data("--\(form.boundary)--\r\n".utf8))
    }

    private func head(of part: MultipartForm.Part) -> String {
        var head = "--\(form.boundary)\r\nContent-Disposition: form-data; name=\"\(Self.escape(part.name))\""
        if let filename = part.filename { head += "; filename=\"\(Self.escape(filename))\"" }
        if let type = part.contentType { head += "\r\nContent-Type: \(type.filter { !$0.isNewline })" }
        return head + "\r\n\r\n"
    }

    private func copy(_ url: URL, _ append: (Data) throws -> Void) throws {
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        while let chunk = try handle.read(upToCount: Self.chunkSize), !chunk.isEmpty { try append(chunk) }
    }

    /// A name in quotes. Browsers and servers agree on the escapes of the HTML standard, section 4.10.21.8, rather
    /// than on those of RFC 7578; other characters are sent as UTF-8, which both want.
    private static func escape(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": text += "%22"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
