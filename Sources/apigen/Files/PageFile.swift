import ApigenKit

/// The file of a page that explains specs.
struct PageFile {
    /// The path as people see it.
    var path: String

    /// What is to happen so that the file holds the page. A file that holds something else is never touched.
    func change(to html: String, _ disk: some FileSystem) throws(CommandFailure) -> FileChange {
        let after = Array(html.utf8)
        do {
            let before = try disk.read(path)
            guard before.isEmpty || ExplanationPage.isPage(before) else {
                let advice = "move it away, or choose another name"
                throw CommandFailure("\(path) is no page of \"apigen explain\" and is left alone; \(advice)")
            }
            return FileChange(path: path, before: before, after: after)
        } catch FileFault.missing {
            return FileChange(path: path, before: nil, after: after)
        } catch FileFault.folder {
            throw CommandFailure("\(path) is a folder, and a page is a file")
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(path) stands in the way: it is no file that apigen could replace")
        }
    }
}
