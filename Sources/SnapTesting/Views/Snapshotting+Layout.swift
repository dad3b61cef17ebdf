import SnapGolden
import SnapGraphics
public import UIKit

extension Snapshotting where Value == UIView, Format == String {
    /// The laid-out view tree alone, without a picture.
    public static var layout: Snapshotting { layout() }

    /// The laid-out view tree alone, without a picture; the parameters are those of `image`.
    public static func layout(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting { view in
            let capture = ViewCapture(config: config ?? ViewImageConfig(), size: size, traits: traits)
            return Capture(layout: try capture.render(view))
        }
    }

    /// The view tree as text, one view a line.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The view tree as text, one view a line; the parameters are those of `image`.
    public static func recursiveDescription(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting { view in
            let capture = ViewCapture(config: config ?? ViewImageConfig(), size: size, traits: traits)
            return Capture(description: try capture.render(view))
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The laid-out view tree alone, without a picture, on a phone of 375×667 points at 2×.
    public static var layout: Snapshotting { layout() }

    /// The laid-out view tree alone, without a picture; the parameters are those of `image`.
    public static func layout(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting { controller in
            Capture(layout: try ViewCapture(config: config ?? .iPhone8, size: size, traits: traits).render(controller))
        }
    }

    /// The view tree as text, one view a line, on a phone of 375×667 points at 2×.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The view tree as text, one view a line; the parameters are those of `image`.
    public static func recursiveDescription(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting { controller in
            let capture = ViewCapture(config: config ?? .iPhone8, size: size, traits: traits)
            return Capture(description: try capture.render(controller))
        }
    }
}

extension Capture {
    init(layout rendering: ViewRendering) {
        self.init(artifact: .layout(rendering.layoutTree), warnings: rendering.warnings)
    }

    /// As UIKit's `recursiveDescription` looks, without addresses.
    init(description rendering: ViewRendering) {
        var text = ""
        Self.append(rendering.layoutTree.root, depth: 0, to: &text)
        self.init(artifact: .text(text, fileExtension: "txt"), warnings: rendering.warnings)
    }

    private static func append(_ node: LayoutNode, depth: Int, to text: inout String) {
        let frame = node.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { LayoutText.number($0) }
        var line = "<\(node.className); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
        if let identifier = node.identifier { line += "; identifier = '\(identifier)'" }
        for fact in node.facts { line += "; \(fact.name) = '\(fact.value)'" }
        text += String(repeating: "   | ", count: depth) + line + ">\n"
        for child in node.children { append(child, depth: depth + 1, to: &text) }
    }
}
