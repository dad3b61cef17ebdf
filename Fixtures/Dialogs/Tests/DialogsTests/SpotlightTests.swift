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

    private func spotlight() -> (Screen, ProductListViewController) {
        let screen = Screen(.iPhone8)
        let products = ProductListViewController()
        products.newRow = (2, "New: thirty hours of battery, and they fold flat for your bag.")
        screen.show(products)
        return (screen, products)
    }

    private func isDark(_ screen: Screen) -> Bool { screen.window.viewWithTag(100) != nil }

    @Test func aNewRowIsPointedOutWhenItComesIntoSight() {
        let (screen, products) = spotlight()
        #expect(products.presentedViewController != nil)
        #expect(isDark(screen))
    }

    @Test func aTapBesideTheHintEndsTheSpotlight() {
        let (screen, products) = spotlight()
        #expect(isDark(screen))
        screen.tap(at: CGPoint(x: 187, y: 40))
        #expect(products.presentedViewController == nil)
        #expect(!isDark(screen))
        #expect(products.closings.byButton == 0)
        #expect(products.closings.byTapOutside == 1)
    }

    @Test func theCloseButtonEndsItWithItsOwnCallback() throws {
        let (screen, products) = spotlight()
        try screen.tap("Close")
        #expect(products.presentedViewController == nil)
        #expect(!isDark(screen))
        #expect(products.closings.byButton == 1)
        #expect(products.closings.byTapOutside == 0)
    }

    @Test func aDelegateMayKeepTheHint() throws {
        let (screen, products) = spotlight()
        products.closesOnOutsideTap = false
        screen.tap(at: CGPoint(x: 187, y: 40))
        #expect(products.presentedViewController != nil)
        try screen.tap("Close")
        #expect(products.presentedViewController == nil)
    }
}
