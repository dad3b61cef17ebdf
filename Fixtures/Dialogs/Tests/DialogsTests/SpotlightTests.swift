import Dialogs
import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct SpotlightTests {
    let screen = Screen(.iPhone8)
    let products = ProductListViewController()

    init() {
        screen.show(products)
    }

    @Test(arguments: [("arrowUp", true), ("arrowDown", false)])
    func hint(name: String, arrowIsUp: Bool) {
        products.pointOut(
            row: 2, hint: "New: thirty hours of battery, and they fold flat for your bag.", arrowIsUp: arrowIsUp)
        assertSnapshot(of: screen, as: .image, named: name)
    }
}
