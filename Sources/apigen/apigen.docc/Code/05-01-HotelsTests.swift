import ApigenRuntime
import HotelsClient
import Testing

@MainActor
@Suite struct HotelsTests {
    @Test func bothAreLoaded() async {
        let resources = HotelsResources.preview
        await resources.load()
        #expect(resources.hotels.value?.first?.name == "Harbour House")
        #expect(resources.additionalInfo.value?.isEmpty == false)
        #expect(resources.errorMessage == nil)
    }

    @Test func hotelsStayWhereTheHeaderFails() async {
        let mock = MockTransport(HotelsAPI.sampleAnswers)
        mock.answer("HotelsAPI.additionalInfo", with: .status(404))
        let resources = HotelsResources(client: APIClient(transport: mock))
        await resources.load()
        #expect(resources.hotels.value?.isEmpty == false)
        #expect(resources.errorMessage != nil)
    }
}
