import Dialogs
import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct SpotlightTests {
    @Test(arguments: [("arrowUp", true), ("arrowDown", false)])
    func hint(name: String, arrowIsUp: Bool) {
        let screen = Screen(.iPhone8)
        pointOut(on: screen, arrowIsUp: arrowIsUp)
        assertSnapshot(of: screen, as: .image, named: name)
    }

    @Test func rightToLeft() {
        let screen = Screen(.iPhone8, traits: UITraitCollection(layoutDirection: .rightToLeft))
        pointOut(on: screen, arrowIsUp: true)
        assertSnapshot(of: screen, as: .image)
    }

    private func pointOut(on screen: Screen, arrowIsUp: Bool) {
        let products = ProductListViewController()
        screen.show(products)
        products.pointOut(
            row: 2, hint: "New: thirty hours of battery, and they fold flat for your bag.", arrowIsUp: arrowIsUp)
    }

    @Test func pulse() {
        let screen = Screen(.iPhoneSe)
        let products = ProductListViewController()
        screen.show(products)
        products.pointOut(row: 2, hint: "Thirty hours of battery.", arrowIsUp: true)
        assertSnapshot(of: screen, as: .filmstrip(at: [0, 0.25, 0.5, 0.75, 1]))
    }
}
