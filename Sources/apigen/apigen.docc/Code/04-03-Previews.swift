#if DEBUG
    import HotelsClient
    import SwiftUI

    #Preview("Hotels") {
        HotelsScreen(resources: .preview)
    }

    #Preview("Row") {
        HotelRow(hotel: .sample)
    }
#endif
