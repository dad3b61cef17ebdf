import UIKit

/// A view class that this UIKit does not have: its views take their place and draw their background only.
///
/// Sizes are in points, and measured in frames that Interface Builder stored.
@MainActor
struct StandIn {
    let className: String
    var width = UIView.noIntrinsicMetric
    var height = UIView.noIntrinsicMetric
    /// The size where it depends on the element or the canvas.
    var size: (@MainActor (InterfaceElement, InterfaceContext) -> CGSize)?
    /// What of the frame lies outside the alignment rectangle.
    var alignment: @MainActor (InterfaceElement, InterfaceContext) -> UIEdgeInsets = { _, _ in .zero }

    static let table: [(tag: String, standIn: StandIn)] = [
        ("switch", StandIn(className: "UISwitch", size: switchSize, alignment: switchAlignment)),
        ("slider", StandIn(className: "UISlider", size: sliderSize, alignment: sliderAlignment)),
        ("progressView", StandIn(className: "UIProgressView", size: progressSize)),
        (
            "segmentedControl",
            StandIn(
                className: "UISegmentedControl", size: segmentsSize,
                alignment: { _, _ in .init(top: 0, left: 0, bottom: 1, right: 0) })
        ),
        ("stepper", StandIn(className: "UIStepper", width: 94, height: 32)),
        ("activityIndicatorView", StandIn(className: "UIActivityIndicatorView", size: indicatorSize)),
        ("textField", StandIn(className: "UITextField", size: textFieldSize)),
        ("textView", StandIn(className: "UITextView")),
        ("searchBar", StandIn(className: "UISearchBar", height: 56)),
        ("pickerView", StandIn(className: "UIPickerView", width: 320, height: 216)),
        ("datePicker", StandIn(className: "UIDatePicker", width: 320, height: 216)),
        ("pageControl", StandIn(className: "UIPageControl", height: 26)),
        ("toolbar", StandIn(className: "UIToolbar", size: toolbarSize)),
        ("navigationBar", StandIn(className: "UINavigationBar", height: 44)),
        ("tabBar", StandIn(className: "UITabBar", height: 49)),
        ("visualEffectView", StandIn(className: "UIVisualEffectView")),
        ("collectionView", StandIn(className: "UICollectionView")),
        ("collectionViewCell", StandIn(className: "UICollectionViewCell")),
        ("collectionViewCellContentView", StandIn(className: "UIView")),
        ("collectionReusableView", StandIn(className: "UICollectionReusableView")),
        ("wkWebView", StandIn(className: "WKWebView")),
        ("webView", StandIn(className: "UIWebView")),
        ("mapView", StandIn(className: "MKMapView")),
        ("glkView", StandIn(className: "GLKView")),
        ("mtkView", StandIn(className: "MTKView")),
        ("sceneKitView", StandIn(className: "SCNView")),
        ("arscnView", StandIn(className: "ARSCNView")),
        ("skView", StandIn(className: "SKView")),
    ]

    private static func indicatorSize(_ element: InterfaceElement, _ context: InterfaceContext) -> CGSize {
        let isLarge = ["large", "whiteLarge"].contains(element["style"] ?? "")
        return isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    private static func progressSize(_ element: InterfaceElement, _ context: InterfaceContext) -> CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: context.version.hasModernControls ? 4 : 2)
    }

    private static func switchSize(_ element: InterfaceElement, _ context: InterfaceContext) -> CGSize {
        context.version.isLiquidGlass ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
    }

    private static func switchAlignment(_ element: InterfaceElement, _ context: InterfaceContext) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    private static func sliderSize(_ element: InterfaceElement, _ context: InterfaceContext) -> CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: context.version.isLiquidGlass ? 34 : 30)
    }

    private static func sliderAlignment(_ element: InterfaceElement, _ context: InterfaceContext) -> UIEdgeInsets {
        context.version.isLiquidGlass ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    /// 49 where the screen has a home indicator (111 of 116 stored frames).
    private static func toolbarSize(_ element: InterfaceElement, _ context: InterfaceContext) -> CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: context.device.safeArea.bottom > 0 ? 49 : 44)
    }

    /// Segments are as wide as the widest title and 18 more.
    private static func segmentsSize(_ element: InterfaceElement, _ context: InterfaceContext) -> CGSize {
        let titles = element.children("segments").flatMap { $0.children("segment") }.map { $0["title"] ?? "" }
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        let widest = titles.map { title in
            label.text = title
            return label.intrinsicContentSize.width
        }.max()
        return CGSize(
            width: (((widest ?? 0) + 18) * CGFloat(titles.count)).rounded(.up) + CGFloat(max(0, titles.count - 1)),
            height: context.version.hasModernControls ? 31 : 28)
    }

    /// A rounded border is 34 high (124 of 131 stored frames); without one, the line's height and a little more: 22 at 17 points, 23⅓ at 18.
    private static func textFieldSize(_ element: InterfaceElement, _ context: InterfaceContext) -> CGSize {
        let font = context.fonts.font("fontDescription", of: element) ?? .systemFont(ofSize: 14)
        let label = UILabel()
        label.font = font
        let width = [element["text"], element["placeholder"]].compactMap { $0 }.map { text in
            label.text = text
            return label.intrinsicContentSize.width
        }.max()
        let scale = context.traits.displayScale
        let plain = ((font.lineHeight + (context.version.tools < 17_000 ? 0.6 : 1.6)) * scale).rounded(.up) / scale
        let isRounded = element["borderStyle"] == "roundedRect"
        return CGSize(width: (width ?? 0) + (isRounded ? 14 : 0), height: isRounded ? max(34, plain) : plain)
    }
}

/// The view of a `StandIn`.
final class StandInView: UIView {
    private let size: CGSize
    private let alignment: UIEdgeInsets

    init(size: CGSize, alignment: UIEdgeInsets) {
        self.size = size
        self.alignment = alignment
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: UIEdgeInsets { alignment }
}

extension ViewClass {
    static func standIn(_ standIn: StandIn) -> ViewClass {
        ViewClass(name: standIn.className) { element, context in
            let size = standIn.size?(element, context) ?? CGSize(width: standIn.width, height: standIn.height)
            context.warnings.add(
                "\(standIn.className) is not implemented: it takes its place, and only its background is drawn", element
            )
            return StandInView(size: size, alignment: standIn.alignment(element, context))
        } configure: { _, _, _ in
        }
    }
}
