import Foundation
import SnapDiff
import SnapGolden
import SnapGraphics
import Testing
import UIKit

@testable import SnapTesting

@MainActor @Suite struct ViewStrategiesTests {
    /// Sizes, scales and safe areas are those of the Human Interface Guidelines and of Interface Builder's canvas.
    @Test(
        arguments: [
            (ViewImageConfig.iPhoneSe, 320, 568, 2, [20, 0, 0, 0]), (.iPhone8, 375, 667, 2, [20, 0, 0, 0]),
            (.iPhone8(.landscape), 667, 375, 2, [0, 0, 0, 0]), (.iPhoneX, 375, 812, 3, [44, 0, 34, 0]),
            (.iPhoneX(.landscape), 812, 375, 3, [0, 44, 21, 44]), (.iPhone13, 390, 844, 3, [47, 0, 34, 0]),
            (.iPhone13Pro, 390, 844, 3, [47, 0, 34, 0]), (.iPhone14Pro(.landscape), 852, 393, 3, [0, 59, 21, 59]),
            (.iPadMini, 1024, 768, 2, [20, 0, 0, 0]), (.iPadMini(.portrait), 768, 1024, 2, [20, 0, 0, 0]),
        ] as [(ViewImageConfig, CGFloat, CGFloat, CGFloat, [CGFloat])])
    func `a device has its size, scale and safe area`(
        config: ViewImageConfig, width: CGFloat, height: CGFloat, scale: CGFloat, insets: [CGFloat]
    ) {
        #expect(config.size == CGSize(width: width, height: height))
        #expect(config.traits.displayScale == scale)
        let safe = config.safeArea
        #expect([safe.top, safe.left, safe.bottom, safe.right] == insets)
    }

    @Test(arguments: [
        (ViewImageConfig.iPhone8, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
        (.iPhone8(.landscape), .compact, .compact), (.iPhone8Plus(.landscape), .regular, .compact),
        (.iPadMini, .regular, .regular),
    ])
    func `a device has the size classes of its orientation`(
        config: ViewImageConfig, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        #expect(config.traits.horizontalSizeClass == horizontal)
        #expect(config.traits.verticalSizeClass == vertical)
    }

    private func redView() -> UIView {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 4))
        view.backgroundColor = .red
        view.accessibilityIdentifier = "red"
        return view
    }

    @Test func `a view is drawn in its own size at 2x, with its layout`() throws {
        let capture = try Snapshotting<UIView, UIImage>.image.take(redView())
        guard case .picture(let bitmap, let tree, _) = capture.artifact else {
            Issue.record("\(capture.artifact)")
            return
        }
        #expect(try bitmap == Bitmap(width: 20, height: 8, filledWith: 0xFF_00_00_FF))
        #expect(tree.size == CGSize(width: 10, height: 4))
        #expect(tree.scale == 2)
        #expect(tree.root.identifier == "red")
    }

    @Test func `a strategy's traits are stronger than the screen's, and its size is stronger than both`() throws {
        let strategy = Snapshotting<UIView, UIImage>.image(
            on: .iPhone13, size: CGSize(width: 7, height: 3), traits: UITraitCollection(displayScale: 1))
        guard case .picture(let bitmap, _, _) = try strategy.take(redView()).artifact else {
            Issue.record("no picture")
            return
        }
        #expect(bitmap.width == 7)
        #expect(bitmap.height == 3)
    }

    @Test func `a view controller fills its screen`() throws {
        let strategy = Snapshotting<UIViewController, String>.layout(on: .iPhoneSe)
        guard case .layout(let tree) = try strategy.take(UIViewController()).artifact else {
            Issue.record("no layout")
            return
        }
        #expect(tree.size == CGSize(width: 320, height: 568))
    }

    @Test func `the screen is afterwards what it was before`() throws {
        let before = UIScreen.main.device
        _ = try Snapshotting<UIViewController, UIImage>.image(on: .iPadMini).take(UIViewController())
        #expect(UIScreen.main.device == before)
        do {
            let screen = Screen(.iPhone13, language: "tr")
            #expect(UIScreen.main.device.language == "tr")
            #expect(UIScreen.main.device == screen.device)
            #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
        }
        #expect(UIScreen.main.device == before)
    }

    @Test func `a screen is drawn with what is shown in its window`() throws {
        let screen = Screen(.iPhone8)
        let controller = UIViewController()
        controller.view.addSubview(redView())
        screen.show(controller)
        guard case .picture(let bitmap, let tree, _) = try Snapshotting<Screen, UIImage>.image.take(screen).artifact
        else {
            Issue.record("no picture")
            return
        }
        #expect(bitmap.width == 750)
        #expect(bitmap.height == 1334)
        #expect(bitmap[12, 12] == 0xFF_00_00_FF)
        #expect(tree.root.children.first?.children.first?.identifier == "red")
    }

    @Test func `a recursive description has no addresses`() throws {
        let view = redView()
        view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4)))
        let capture = try Snapshotting<UIView, String>.recursiveDescription.take(view)
        #expect(
            capture.artifact
                == .text(
                    """
                    <UIView; frame = (5 5; 10 4); identifier = 'red'>
                       | <UIView; frame = (1 2; 3.5 4)>

                    """, fileExtension: "txt"))
    }

    @Test func `a layer is drawn in its own size, with its sublayers in its layout`() throws {
        let layer = CALayer()
        layer.name = "back"
        layer.frame = CGRect(x: 3, y: 3, width: 4, height: 2)
        layer.backgroundColor = UIColor.red.cgColor
        let inner = CALayer()
        inner.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
        layer.addSublayer(inner)
        guard case .picture(let bitmap, let tree, _) = try Snapshotting<CALayer, UIImage>.image.take(layer).artifact
        else {
            Issue.record("no picture")
            return
        }
        #expect(try bitmap == Bitmap(width: 8, height: 4, filledWith: 0xFF_00_00_FF))
        #expect(tree.root.identifier == "back")
        #expect(tree.root.children.map(\.frame) == [CGRect(x: 1, y: 0, width: 1, height: 1)])
        #expect(throws: LayerError.empty(size: .zero)) { try Snapshotting<CALayer, UIImage>.image.take(CALayer()) }
    }

    @Test func `an image is drawn in its own size`() throws {
        let image = UIImage(bitmap: try Bitmap(width: 6, height: 4, filledWith: 0xFF_00_00_FF), scale: 2)
        guard case .picture(let bitmap, _, _) = try Snapshotting<UIImage, UIImage>.image.take(image).artifact else {
            Issue.record("no picture")
            return
        }
        #expect(try bitmap == Bitmap(width: 6, height: 4, filledWith: 0xFF_00_00_FF))
    }

    @Test func `a view without a size is an error that says so`() {
        #expect(throws: RenderError.self) { try Snapshotting<UIView, UIImage>.image.take(UIView()) }
    }

    @Test func `precisions are the decimal fractions that were written`() {
        let strategy = Snapshotting<UIView, UIImage>.image(precision: 0.98, perceptualPrecision: 0.9)
        #expect(strategy.options.precision == 0.98)
        #expect(strategy.options.perceptualPrecision == 0.9)
    }
}
