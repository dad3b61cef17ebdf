import SnapGraphics
import SnapRaster

@testable import UIKit

/// A view drawn over the system's background, to read colours from.
@MainActor
struct Picture {
    let bitmap: Bitmap
    let facts: [LayoutNode.Fact]
    let warnings: [String]
    private let scale: CGFloat

    /// Draws a view at the given place of a phone's screen.
    init(
        _ view: UIView, at origin: CGPoint = .zero, scale: CGFloat = 3, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws {
        let size = CGSize(width: 393, height: 300)
        let device = Device(
            size: size, scale: scale, safeAreaInsets: .zero,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(layoutDirection: direction),
            ]))
        defer { UIScreen.main.device = .phone375 }
        UIScreen.main.device = device
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        root.backgroundColor = .systemBackground
        view.frame.origin = origin
        root.addSubview(view)
        let rendering = try ViewRenderer.render(root, in: RenderEnvironment(device: device, size: size))
        view.removeFromSuperview()
        bitmap = try Rasterizer.draw(rendering.displayList)
        facts = rendering.layoutTree.root.children[0].facts
        warnings = rendering.warnings
        self.scale = scale
    }

    /// The colour of the device pixel at a point, `#RRGGBB`.
    func color(_ x: CGFloat, _ y: CGFloat) -> String {
        let pixel = bitmap[Int(x * scale), Int(y * scale)]
        let levels = [pixel, pixel >> 8, pixel >> 16].map { UInt8($0 & 255) }
        return Color(red: levels[0], green: levels[1], blue: levels[2]).summary
    }

    /// Where the pixels along a row of points first and last have a colour that fits, in points.
    func extent(alongY y: CGFloat, where matches: (String) -> Bool) -> ClosedRange<CGFloat>? {
        let hits = (0..<bitmap.width).map { CGFloat($0) / scale }.filter { matches(color($0 + 0.01, y)) }
        guard let first = hits.first, let last = hits.last else { return nil }
        return first...last + 1 / scale
    }
}
