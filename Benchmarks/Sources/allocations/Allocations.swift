import AllocationCounter
import BenchmarkDocuments
import BenchmarkModels
import Foundation

/// Counts what decoding and encoding one document allocates, and prints it: four pairs of numbers, the allocations
/// and the most bytes in use at once, for reading and writing directly and by way of Codable.
@main
enum Allocations {
    static func main() throws {
        guard CommandLine.arguments.count == 3, let bytes = Int(CommandLine.arguments[2]),
            let document = BenchmarkDocument(rawValue: CommandLine.arguments[1]),
            allocation_counter_is_available() == 1
        else {
            FileHandle.standardError.write(Data("usage: allocations DOCUMENT BYTES (with glibc)\n".utf8))
            exit(2)
        }
        let pair = try CodingPair(document, bytes: bytes)
        for coding in [pair.direct, pair.codable] {
            print(try count(coding.value), try count(coding.encode))
        }
    }

    private static func count<Value>(_ make: () throws -> Value) throws -> String {
        // Once before, so that what is made only once is not counted.
        _ = try make()
        allocation_counter_reset()
        let value = try make()
        let counted = allocation_counter_read()
        return withExtendedLifetime(value) { "\(counted.allocations) \(counted.peak_bytes)" }
    }
}
