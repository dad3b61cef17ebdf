import SnapGraphics
import SnapRaster
import Testing

@testable import UIKit

@MainActor struct PopoverBackgroundTests {
    /// An arrow of 20 × 30 points, and a frame of 5 points around the content.
    private final class Bubble: UIPopoverBackgroundView {
        override class func arrowHeight() -> CGFloat { 20 }
        override class func arrowBase() -> CGFloat { 30 }
        override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
    }

    private final class Stays: UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    @Test func `a background of the app's own has its measures, its direction and its offset`() throws {
        let stage = TouchStage()
        let source = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))
        stage.add(source)
        let menu = UIViewController()
        let delegate = Stays()
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 200, height: 100)
        menu.popoverPresentationController?.sourceView = source
        menu.popoverPresentationController?.delegate = delegate
        menu.popoverPresentationController?.popoverBackgroundViewClass = Bubble.self
        stage.controller.present(menu, animated: true)
        stage.window.layoutIfNeeded()
        let chrome = try #require(menu.view.superview as? PopoverBackgroundChromeView)
        // 200 + 10 wide, from the margin of 10; 20 + 100 + 10 high, from the source's lower edge.
        #expect(chrome.frame == CGRect(x: 10, y: 140, width: 210, height: 130))
        let bubble = try #require(chrome.subviews.first as? Bubble)
        #expect(bubble.frame == chrome.bounds)
        #expect(bubble.arrowDirection == .up)
        // The tip is at 40, the middle at 115.
        #expect(bubble.arrowOffset == -75)
        #expect(menu.view.frame == CGRect(x: 5, y: 25, width: 200, height: 100))
        #expect(menu.view.safeAreaInsets == .zero)
    }

    @Test func `views that are let through stay bright in their own shape`() throws {
        UIScreen.main.device = DeviceModel.iPadMini.device()
        defer { UIScreen.main.device = .phone375 }
        let window = UIWindow()
        let host = UIViewController()
        host.view.backgroundColor = .white
        window.rootViewController = host
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let bright = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        bright.layer.cornerRadius = 50
        host.view.addSubview(bright)
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        menu.popoverPresentationController?.sourceView = bright
        menu.popoverPresentationController?.passthroughViews = [bright]
        host.present(menu, animated: true)
        let picture = try Rasterizer.draw(
            ViewRenderer.render(window, in: RenderEnvironment(device: UIScreen.main.device)).displayList)
        func level(_ x: Int, _ y: Int) -> UInt32 { picture[x * 2, y * 2] & 255 }
        // #D9 is white under the shade of an iPad's popovers (measured on iOS 8).
        #expect(level(20, 20) == 0xD9)
        #expect(level(103, 103) == 0xD9)
        #expect(level(150, 110) == 0xFF)
    }
}
