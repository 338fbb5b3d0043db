import ApigenJSON
import ApigenKit
import Foundation
for path in CommandLine.arguments.dropFirst() {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    var shape = Shape()
    var o = ShapeObserver(data, source: (path as NSString).lastPathComponent)
    do { try o.observe(into: &shape) } catch { print(path, (error as! JSONError).located(in: data)); continue }
    let r = SchemaResolver.resolve([InferenceRoot(shape: shape, name: "TopLevel", isNameExplicit: true)], options: InferenceOptions(), namer: Namer())
    print("=== \(path)"); print(r.summary)
}
