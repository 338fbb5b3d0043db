import ApigenRuntime
import Storefront
import Warehouse

// Answers without a network.
let client = APIClient(
    transport: MockTransport([
        "StorefrontAPI.items": .json(#"[{"sku": "a", "title": "Äpfel", "price": 2.49}]"#),
        "ItemsAPI.items": .json(#"[{"sku": "a", "count": 140}, {"sku": "b", "count": 0}]"#),
    ])
)

let stock = try await client.send(ItemsAPI.items())
for item in try await client.send(StorefrontAPI.items()) {
    let isAvailable = stock.contains { $0.sku == item.sku && $0.isAvailable }
    print(item.label, isAvailable ? "(in stock)" : "(sold out)")
}
