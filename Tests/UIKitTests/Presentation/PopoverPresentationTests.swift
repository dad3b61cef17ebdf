import SnapGraphics
import Testing

@testable import UIKit

@MainActor
struct PopoverPresentationTests {
    /// A window with a 200 × 50 view in its middle, and a 240 × 135 controller to present from it.
    private final class Stage: UIPopoverPresentationControllerDelegate {
        let window: UIWindow
        let presenter = UIViewController()
        let source = UIView(frame: CGRect(x: 87.5, y: 308.5, width: 200, height: 50))
        let menu = UIViewController()
        var calls: [String] = []
        var adapted = UIModalPresentationStyle.none

        init(device: Device = .phone375) {
            UIScreen.main.device = device
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = presenter
            window.makeKeyAndVisible()
            presenter.view.addSubview(source)
            menu.modalPresentationStyle = .popover
            menu.preferredContentSize = CGSize(width: 240, height: 135)
            menu.popoverPresentationController?.sourceView = source
            menu.popoverPresentationController?.delegate = self
        }

        func present() -> UIPopoverChromeView? {
            presenter.present(menu, animated: false)
            window.layoutIfNeeded()
            return chrome
        }

        var chrome: UIPopoverChromeView? {
            menu.viewIfLoaded?.superview?.superview as? UIPopoverChromeView
        }

        func close() {
            presenter.dismiss(animated: false)
            window.isHidden = true
            UIScreen.main.device = .phone375
        }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { adapted }

        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            calls.append("prepare")
        }

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            calls.append("reposition \(rect.pointee.width) in \(view.pointee === source)")
            rect.pointee = CGRect(x: 0, y: 0, width: 100, height: 50)
        }
    }

    @Test func `the content has the arrow's strip, and its safe area leaves it out`() throws {
        let stage = Stage()
        defer { stage.close() }
        let chrome = try #require(stage.present())
        #expect(chrome.frame == CGRect(x: 67.5, y: 358.5, width: 240, height: 148))
        #expect(stage.menu.view.frame == CGRect(x: 0, y: 0, width: 240, height: 148))
        #expect(stage.menu.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(stage.menu.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 13, width: 240, height: 135))
        #expect(stage.menu.popoverPresentationController?.arrowDirection == .up)
        #expect(stage.calls == ["prepare"])
    }

    @Test func `the layout tree tells the arrow's direction and place`() throws {
        let stage = Stage()
        defer { stage.close() }
        stage.menu.popoverPresentationController?.permittedArrowDirections = .down
        _ = stage.present()
        let tree = try ViewRenderer.render(stage.window, in: RenderEnvironment()).layoutTree
        let container = try #require(tree.root.children.last)
        #expect(container.children.map(\.className) == ["UIPopoverChromeView"])
        let chrome = try #require(container.children.first)
        #expect(chrome.facts == [.init("arrow", "down"), .init("arrowPosition", "120")])
        #expect(chrome.children.map(\.className) == ["UIPopoverContentClipView"])
    }

    @Test func `another wished size moves the popover while it is shown`() throws {
        let stage = Stage()
        defer { stage.close() }
        let chrome = try #require(stage.present())
        stage.menu.preferredContentSize = CGSize(width: 100, height: 60)
        stage.window.layoutIfNeeded()
        #expect(chrome.frame == CGRect(x: 137.5, y: 358.5, width: 100, height: 73))
        stage.menu.popoverPresentationController?.permittedArrowDirections = .left
        stage.window.layoutIfNeeded()
        #expect(stage.menu.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0))
        #expect(stage.menu.popoverPresentationController?.arrowDirection == .left)
    }

    @Test func `the popover stays with a source that layout moves`() throws {
        let stage = Stage()
        defer { stage.close() }
        stage.source.translatesAutoresizingMaskIntoConstraints = false
        let top = stage.source.topAnchor.constraint(equalTo: stage.presenter.view.topAnchor, constant: 50)
        NSLayoutConstraint.activate([
            top, stage.source.leadingAnchor.constraint(equalTo: stage.presenter.view.leadingAnchor, constant: 100),
            stage.source.widthAnchor.constraint(equalToConstant: 100),
            stage.source.heightAnchor.constraint(equalToConstant: 30),
        ])
        let chrome = try #require(stage.present())
        #expect(chrome.frame == CGRect(x: 30, y: 80, width: 240, height: 148))
        top.constant = 150
        stage.window.layoutIfNeeded()
        #expect(chrome.frame == CGRect(x: 30, y: 180, width: 240, height: 148))
    }

    @Test func `a size that is not set is 320 by 480, as far as there is space`() throws {
        let stage = Stage()
        defer { stage.close() }
        stage.menu.preferredContentSize = .zero
        let chrome = try #require(stage.present())
        // Below the source are 657 - 358.5 points of the area; as many as above it, so up comes first.
        #expect(chrome.frame == CGRect(x: 27.5, y: 358.5, width: 320, height: 298.5))
    }

    @Test func `after dismissal the view is free of the popover`() {
        let stage = Stage()
        let popover = stage.menu.popoverPresentationController
        _ = stage.present()
        stage.close()
        #expect(popover?.arrowDirection == .unknown)
        #expect(stage.menu.view.superview == nil)
        #expect(stage.menu.view.safeAreaInsets == .zero)
    }

    @Test func `a source item is pointed at in place of the source view`() throws {
        let stage = Stage()
        defer { stage.close() }
        let item = UIView(frame: CGRect(x: 10, y: 100, width: 80, height: 20))
        stage.presenter.view.addSubview(item)
        stage.menu.popoverPresentationController?.sourceItem = item
        let chrome = try #require(stage.present())
        #expect(chrome.frame == CGRect(x: 10, y: 120, width: 240, height: 148))
        #expect(chrome.placement?.arrowPosition == 40)
    }

    @Test func `a source rectangle is in the source view's coordinates`() throws {
        let stage = Stage()
        defer { stage.close() }
        stage.menu.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 50, width: 0, height: 0)
        let chrome = try #require(stage.present())
        #expect(chrome.frame == CGRect(x: 67.5, y: 358.5, width: 240, height: 148))
    }

    @Test func `wider margins keep the popover away from the edges`() throws {
        let stage = Stage()
        defer { stage.close() }
        stage.source.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
        stage.menu.popoverPresentationController?.popoverLayoutMargins =
            UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        let chrome = try #require(stage.present())
        #expect(chrome.frame.minX == 30)
        #expect(chrome.placement?.arrowPosition == 30.5)
    }

    @Test func `the surroundings are darkened only where the width is regular`() {
        let phone = Stage()
        _ = phone.present()
        #expect(phone.chrome?.superview?.subviews.count == 1)
        phone.close()

        let pad = Stage(
            device: Device(
                size: CGSize(width: 768, height: 1024), scale: 2, safeAreaInsets: .zero,
                traits: UITraitCollection(horizontalSizeClass: .regular)))
        defer { pad.close() }
        let chrome = pad.present()
        #expect(chrome?.superview?.subviews.first is UIPopoverDimmingView)
        #expect(pad.menu.traitCollection.horizontalSizeClass == .compact)
        #expect(pad.menu.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func `adapted to the full screen, it is no popover`() {
        let stage = Stage()
        defer { stage.close() }
        stage.adapted = .fullScreen
        #expect(stage.present() == nil)
        #expect(stage.menu.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(stage.presenter.view.isHidden)
        #expect(stage.calls == [])
    }

    @Test func `the delegate may move the source when the surroundings change size`() throws {
        let stage = Stage()
        defer { stage.close() }
        let chrome = try #require(stage.present())
        stage.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
        stage.source.frame = CGRect(x: 200, y: 50, width: 200, height: 50)
        stage.window.layoutIfNeeded()
        #expect(stage.calls == ["prepare", "reposition 200.0 in true"])
        #expect(stage.menu.popoverPresentationController?.sourceRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(chrome.frame == CGRect(x: 130, y: 100, width: 240, height: 148))
    }

    @Test func `the background fills body and arrow and the content is clipped to them`() throws {
        let stage = Stage()
        defer { stage.close() }
        stage.menu.popoverPresentationController?.backgroundColor = .red
        let chrome = try #require(stage.present())
        let outline = try #require(chrome.placement).outline
        let items = try ViewRenderer.render(stage.window, in: RenderEnvironment()).displayList.items
        let toPixels = CGAffineTransform(translationX: 67.5, y: 358.5).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        let shadow = Shadow(
            color: Color(red: 0, green: 0, blue: 0, alpha: 51), offset: CGSize(width: 0, height: 0), radius: 35)
        let start = try #require(items.firstIndex(of: .shadow(.path(outline, .nonZero), shadow, toPixels)))
        #expect(items[start + 1] == .beginClip(.path(outline, .nonZero), toPixels))
        // A point beyond the clip on every side: an edge between two pixels is thinned once.
        let body = Shape.rect(CGRect(x: -1, y: -1, width: 242, height: 150))
        #expect(items[start + 2] == .fill(body, .color(Color(red: 255, green: 0, blue: 0)), toPixels))
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, UInt8(255)), (.dark, UInt8(28))])
    func `without a colour the background is the elevated system background`(
        _ style: UIUserInterfaceStyle, _ red: UInt8
    ) {
        let stage = Stage()
        defer { stage.close() }
        stage.window.overrideUserInterfaceStyle = style
        let chrome = stage.present()
        #expect(chrome?.fillColor?.resolved(with: chrome?.traitCollection ?? UITraitCollection()).red == red)
    }
}
