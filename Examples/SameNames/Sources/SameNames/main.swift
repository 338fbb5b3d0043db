import ApigenRuntime
import Storefront
import Warehouse

let goods = try await APIClient(transport: MockTransport(StorefrontAPI.sampleAnswers)).send(StorefrontAPI.items())
let stock = try await APIClient(transport: MockTransport(ItemsAPI.sampleAnswers)).send(ItemsAPI.items())

for item in goods {
    let isAvailable = stock.contains { $0.sku == item.sku && $0.isAvailable }
    print(item.label, isAvailable ? "(in stock)" : "(sold out)")
}
