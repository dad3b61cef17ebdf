import UIKit

/// Sizes of controls on the canvas, where they are others than the class's own: each Xcode has those of its SDK.
///
/// All are measured in frames that Interface Builder stored; in points.
@MainActor
struct CanvasSizes {
    let version: CanvasVersion
    let device: CanvasDevice

    /// A width of −1 is none, as `UIView.noIntrinsicMetric` is.
    struct Size {
        var width: CGFloat = -1
        let height: CGFloat
        /// What of the frame lies outside the alignment rectangle; nil leaves it to the class.
        var alignment: UIEdgeInsets?
    }

    /// Gives a control the canvas's size.
    func apply(to view: UIView, _ element: InterfaceElement) {
        guard let size = size(of: view, element) else { return }
        view.documentIntrinsicSize = CGSize(width: size.width, height: size.height)
        if let alignment = size.alignment { view.documentAlignmentInsets = alignment }
    }

    /// A rounded border is 34 high (124 of 131 stored frames, whatever the font up to 17 points); without one, the line's height and a little
    /// more: 22 at 17 points, 23⅓ at 18, and 21 before Xcode 12.
    private func fieldSize(_ field: UITextField) -> Size {
        let line = field.font?.lineHeight ?? 0
        let plain = ((line + (version.tools < 17_000 ? 0.6 : 1.6)) * device.scale).rounded(.up) / device.scale
        return Size(
            width: field.intrinsicContentSize.width, height: field.borderStyle == .roundedRect ? max(34, plain) : plain)
    }

    /// An empty view in a stack view has a size on the canvas, so that it can be seen: 50 in 9 of 9 stored ones that nothing else makes so high or
    /// wide, and none that a view of the app's own class or one with views in it has.
    private static func isEmptyArranged(_ element: InterfaceElement) -> Bool {
        element.parent?.parent?.tag == "stackView" && element.peek("customClass") == nil
            && !element.children.contains { $0.tag == "subviews" && !$0.children.isEmpty }
    }

    private func size(of view: UIView, _ element: InterfaceElement) -> Size? {
        let isNew = version.isLiquidGlass
        switch element.tag {
        case "view": return Self.isEmptyArranged(element) ? Size(width: 50, height: 50) : nil
        case "switch": return isNew ? Size(width: 61, height: 28) : nil
        case "slider":
            if isNew { return Size(height: 34, alignment: .zero) }
            return version.tools >= 23_700
                ? Size(height: 33, alignment: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
                : Size(height: 30, alignment: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
        case "searchBar": return Size(height: isNew ? 64 : 56)
        case "progressView": return Size(height: version.hasModernControls ? 4 : 2)
        case "segmentedControl":
            return version.hasModernControls ? nil : Size(width: view.intrinsicContentSize.width, height: 28)
        // Before iOS 14 dots of 7 points with 9 between them.
        case "pageControl":
            guard version.tools < 17_000, let pages = (view as? UIPageControl)?.numberOfPages else { return nil }
            return Size(width: max(0, 16 * CGFloat(pages) - 9), height: 37)
        case "textField": return (view as? UITextField).map(fieldSize)
        // 49 where the screen has a home indicator (111 of 116 stored frames).
        case "toolbar": return Size(height: device.safeArea.bottom > 0 ? 49 : 44)
        default: return nil
        }
    }
}
