import Testing

@testable import ApigenKit

@Suite("The surface that is compared")
struct SurfaceTests {
    @Test("is what the outputs declare")
    func declared() throws {
        let spec = ClientRendererTests.spec
        let surface = ClientSurface(try inferredClient(spec))
        let generation = ClientRendererTests.generate(spec)
        let code = generation.files.map(\.text).joined()
        #expect(surface.types.count >= 4)
        for type in surface.types {
            #expect(code.contains(" \(type.name): \(type.conformances.joined(separator: ", ")) {"))
            for property in type.properties { #expect(code.contains("var \(property.name): \(property.type)\n")) }
            let parameters = type.parameters.map { parameter in
                "\(parameter.label): \(parameter.type)" + (parameter.defaultValue.map { " = " + $0 } ?? "")
            }
            #expect(code.contains("init(\(parameters.joined(separator: ", ")))"))
        }
        for operation in surface.operations {
            for function in [operation.endpoint, operation.pages].compactMap(\.self) {
                #expect(code.contains("static func \(function.name)("))
                #expect(code.contains("-> \(function.result)"))
            }
            guard let resource = operation.resource else { continue }
            #expect(code.contains("final class \(resource.className) {"))
            #expect(code.contains("let \(resource.name): \(resource.type)\n"))
        }
    }
}
