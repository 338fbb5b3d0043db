import Testing

@testable import ApigenRuntime

@MainActor
@Suite("Options of a resource", .timeLimit(.minutes(1)))
struct ResourceOptionsTests {
    /// An operation that counts its calls.
    private func counter() -> (count: Locked<Int>, operation: NetworkResource<Int>.Operation) {
        let count = Locked(0)
        let operation: NetworkResource<Int>.Operation = {
            count.withLock { count in
                count += 1
                return count
            }
        }
        return (count, operation)
    }

    @Test("Load leaves a fresh value, and replaces an old one")
    func freshness() async {
        let clock = RecordingClock()
        let (_, operation) = counter()
        let resource = NetworkResource(options: ResourceOptions(freshness: 60, clock: clock), operation)
        await resource.load()
        clock.advance(59)
        #expect(await resource.load().name == "loaded")
        #expect(resource.value == 1)
        clock.advance(2)
        await resource.load()
        #expect(resource.value == 2)
    }

    @Test("Reload and a value made old ask again, however fresh")
    func invalidation() async {
        let (_, operation) = counter()
        let options = ResourceOptions(freshness: 60, clock: RecordingClock())
        let resource = NetworkResource(options: options, operation)
        await resource.load()
        await resource.reload()
        #expect(resource.value == 2)
        resource.invalidate()
        await resource.load()
        #expect(resource.value == 3)
    }

    @Test("Without an option every load asks")
    func unasked() async {
        let (_, operation) = counter()
        let resource = NetworkResource(operation)
        await resource.load()
        await resource.load()
        #expect(resource.value == 2)
    }

    @Test("A failed load does not make the value fresh")
    func failedIsOld() async {
        let resource = NetworkResource<Int>(options: ResourceOptions(freshness: 60, clock: RecordingClock()))
        await resource.load { throw WorkFailure() }
        await resource.load()
        #expect(resource.error is WorkFailure)
        let (_, operation) = counter()
        await resource.load(operation)
        #expect(resource.value == 1)
    }

    @Test("Polling reloads after each interval, also after a failure, until its task is cancelled")
    func polling() async {
        let clock = RecordingClock()
        let count = Locked(0)
        let resource = NetworkResource<Int>(options: ResourceOptions(pollingInterval: 5, clock: clock)) {
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number == 2 { throw WorkFailure() }
            return number
        }
        let task = Task { await resource.keepCurrent() }
        #expect(await eventually { (resource.value ?? 0) >= 4 })
        task.cancel()
        await task.value
        let last = count.withLock { $0 }
        #expect(clock.waits.allSatisfy { $0 == 5 })
        #expect(!resource.isLoading && resource.error == nil)
        #expect(count.withLock { $0 } == last)
    }

    @Test("Without an interval it is loaded once")
    func noPolling() async {
        let (count, operation) = counter()
        await NetworkResource(operation).keepCurrent()
        #expect(count.withLock { $0 } == 1)
    }

    @Test("A return to the foreground reloads what is old, where that is asked for")
    func foreground() async {
        let clock = RecordingClock()
        let (_, operation) = counter()
        let options = ResourceOptions(freshness: 60, refreshesOnReturn: true, clock: clock)
        let resource = NetworkResource(options: options, operation)
        await resource.returnToForeground()
        #expect(resource.value == nil)
        await resource.load()
        await resource.returnToForeground()
        #expect(resource.value == 1)
        clock.advance(61)
        await resource.returnToForeground()
        #expect(resource.value == 2)

        let (_, other) = counter()
        let quiet = NetworkResource(other)
        await quiet.load()
        await quiet.returnToForeground()
        #expect(quiet.value == 1)
    }
}
