import Testing

@testable import ApigenRuntime

@MainActor
@Suite("Resource family", .timeLimit(.minutes(1)))
struct ResourceFamilyTests {
    private func family() -> ResourceFamily<Int, NetworkResource<Int>> {
        ResourceFamily { key in NetworkResource { key * 10 } }
    }

    @Test("The same key gives the same resource while someone holds it")
    func sharing() {
        let family = family()
        let first = family[1]
        #expect(family[1] === first)
        #expect(family[2] !== first)
    }

    @Test("A resource that nobody holds is gone, and made anew")
    func release() async {
        let family = family()
        var resource: NetworkResource<Int>? = family[1]
        await resource?.load()
        #expect(family[1].value == 10)
        resource = nil
        #expect(family.resources.isEmpty)
        #expect(family[1].value == nil)
    }

    @Test("Each resource loads for its key, and all that are held are reloaded")
    func reload() async {
        let count = Locked(0)
        let family = ResourceFamily<Int, NetworkResource<Int>> { key in
            NetworkResource {
                count.withLock { $0 += 1 }
                return key
            }
        }
        let held = [family[1], family[2]]
        for resource in held { await resource.load() }
        #expect(held.map(\.value) == [1, 2])
        #expect(await family.reload().name == "loaded")
        #expect(count.withLock { $0 } == 4)
    }

    @Test("Keys of resources that are gone do not pile up")
    func sweeping() {
        let family = family()
        let held = family[-1]
        for key in 0..<1000 { _ = family[key] }
        #expect(family.resources.map { ObjectIdentifier($0) } == [ObjectIdentifier(held)])
        #expect(family.entryCount <= 16)
    }
}
