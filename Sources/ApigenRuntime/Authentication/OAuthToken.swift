import Foundation

/// A token, as the server describes it (RFC 6749, section 5.1). Its text never shows it.
public struct OAuthToken: JSONCodable, Hashable, CustomStringConvertible, CustomReflectable {
    /// What is sent with requests.
    public var accessToken: String
    /// What makes a new token when this one has expired.
    public var refreshToken: String?
    /// Seconds from the answer until it expires, if the server said so.
    public var expiresIn: Int?
    /// What access was given, if it differs from what was asked for.
    public var scope: String?

    /// Creates a token.
    public init(accessToken: String, refreshToken: String? = nil, expiresIn: Int? = nil, scope: String? = nil) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresIn = expiresIn
        self.scope = scope
    }

    /// Reads a token response. `expires_in` may be a number or text.
    public init(json: inout JSONReader) throws {
        let start = json.position
        var accessToken: String?
        self.init(accessToken: "")
        try json.beginObject()
        while let key = try json.nextKey() {
            switch key {
            case "access_token": accessToken = try json.readString()
            case "refresh_token": refreshToken = try String?(json: &json)
            // Some servers send a fraction, or text.
            case "expires_in": expiresIn = try JSONValue(json: &json).wholeNumber
            case "scope": scope = try String?(json: &json)
            default: try json.skipValue()
            }
        }
        guard let accessToken else { throw JSONError(.missingKey("access_token"), offset: start) }
        self.accessToken = accessToken
    }

    /// Writes the token, with its secrets, for safe-keeping.
    public func write(json: inout JSONWriter) {
        json.beginObject()
        json.writeKey("access_token")
        json.write(accessToken)
        if let refreshToken {
            json.writeKey("refresh_token")
            json.write(refreshToken)
        }
        if let expiresIn {
            json.writeKey("expires_in")
            json.write(expiresIn)
        }
        if let scope {
            json.writeKey("scope")
            json.write(scope)
        }
        json.endObject()
    }

    /// Says what there is, without the secrets.
    public var description: String {
        "OAuthToken(\(expiresIn.map { "expires in \($0) s" } ?? "no expiry"), refreshable: \(refreshToken != nil))"
    }

    /// What `dump` shows: the text alone.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

extension JSONValue {
    /// A number, or text that holds one, cut to a whole.
    fileprivate var wholeNumber: Int? {
        let number = doubleValue ?? stringValue.flatMap { Double($0) }
        return number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
}
