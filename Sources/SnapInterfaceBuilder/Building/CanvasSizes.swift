import UIKit

/// Sizes of controls on the canvas, where they are others than the class's own: each Xcode has those of its SDK.
///
/// All are measured in frames that Interface Builder stored; in points.
@MainActor
struct CanvasSizes {
    let version: CanvasVersion
    let device: CanvasDevice
    /// The scene's.
    let safeArea: UIEdgeInsets

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

    /// Before iOS 13 a segment is 16 points wider than its text in the regular font, with a line of one point between two (stored: 155, 164 and
    /// 215 for 2, 5 and 6 segments; measured on iOS 11: 245 for "Segment A", "B" and "C").
    private func classicWidth(of control: UISegmentedControl) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        let widths = (0..<control.numberOfSegments).map { index in
            let own = control.widthForSegment(at: index)
            if own > 0 { return own }
            label.text = control.titleForSegment(at: index)
            let content = control.imageForSegment(at: index)?.size.width ?? label.intrinsicContentSize.width
            return content.rounded(.up) + 16
        }
        let lines = CGFloat(max(0, widths.count - 1))
        let isApportioned = control.apportionsSegmentWidthsByContent
        return (isApportioned ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)) + lines
    }

    /// An empty view in a stack view has a size on the canvas, so that it can be seen: 50 in 9 of 9 stored ones that nothing else makes so high or
    /// wide, and none that a view of the app's own class or one with views in it has.
    private static func isEmptyArranged(_ element: InterfaceElement) -> Bool {
        element.parent?.parent?.tag == "stackView" && element.peek("customClass") == nil
            && !element.children.contains { $0.tag == "subviews" && !$0.children.isEmpty }
    }

    /// A symbol is aligned with a line of its font.
    private func symbolSize(_ image: UIImage) -> Size? {
        image.symbolLineInsets.map { insets in
            Size(
                width: image.size.width, height: image.size.height - insets.top - insets.bottom, alignment: insets)
        }
    }

    /// Whether a constraint puts a bar on another one, which then is the lowest.
    private func standsOnBar(_ element: InterfaceElement) -> Bool {
        let bars = element.parent?.children.filter { $0.tag == "toolbar" && $0 !== element }.map { $0.peek("id") } ?? []
        let list = element.parent?.parent?.children.first { $0.tag == "constraints" }
        return list?.children.contains { constraint in
            let ends = ["first", "second"].map { (constraint.peek("\($0)Item"), constraint.peek("\($0)Attribute")) }
            return ends.contains { $0 == (element.peek("id"), "bottom") }
                && ends.contains { bars.contains($0.0) && $0.1 == "top" }
        } ?? false
    }

    private func size(of view: UIView, _ element: InterfaceElement) -> Size? {
        let isNew = version.isLiquidGlass
        switch element.tag {
        case "imageView": return (view as? UIImageView)?.image.flatMap(symbolSize)
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
            guard !version.hasModernControls, let control = view as? UISegmentedControl else { return nil }
            return Size(width: classicWidth(of: control), height: 28)
        // Before iOS 14 dots of 7 points with 9 between them.
        case "pageControl":
            guard version.tools < 17_000, let pages = (view as? UIPageControl)?.numberOfPages else { return nil }
            return Size(width: max(0, 16 * CGFloat(pages) - 9), height: 37)
        // Before iOS 14 wheels are as low as on a screen on its side (stored: 162 between a height of 150 at 750 and labels that hug at 252).
        case "pickerView", "datePicker":
            return version.tools < 17_000 ? Size(width: view.intrinsicContentSize.width, height: 162) : nil
        case "textField": return (view as? UITextField).map(fieldSize)
        // 49 above a home indicator (111 of 113 stored frames).
        case "toolbar": return Size(height: safeArea.bottom > 0 && !standsOnBar(element) ? 49 : 44)
        default: return nil
        }
    }
}
