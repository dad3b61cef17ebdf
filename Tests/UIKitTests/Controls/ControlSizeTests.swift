import Testing

@testable import UIKit

/// Frames of iOS 13 to 18, read from pictures of the controls and from Interface Builder's stored frames.
@MainActor
@Suite struct ControlSizeTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    struct Case: CustomTestStringConvertible {
        let name: String
        let make: @MainActor () -> UIView
        /// Of the frame, in points; nil where the control has none of its own.
        let width: CGFloat?
        let height: CGFloat?

        var testDescription: String { name }

        init(_ name: String, _ width: CGFloat?, _ height: CGFloat?, _ make: @escaping @MainActor () -> UIView) {
            (self.name, self.width, self.height, self.make) = (name, width, height, make)
        }
    }

    nonisolated static let cases = [
        Case("switch", 51, 31) { UISwitch() },
        Case("slider", nil, 34) { UISlider() },
        Case("progress", nil, 4) { UIProgressView(progressViewStyle: .default) },
        Case("stepper", 94, 32) { UIStepper() },
        Case("medium indicator", 20, 20) { UIActivityIndicatorView(style: .medium) },
        Case("large indicator", 37, 37) { UIActivityIndicatorView(style: .large) },
        Case("segments", 263, 32) { UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]) },
        Case("search bar", nil, 56) { UISearchBar() },
        Case("picker", 320, 216) { UIPickerView() },
        Case("navigation bar", nil, 44) { UINavigationBar() },
        Case("toolbar", nil, 49) { UIToolbar() },
        Case("tab bar", nil, 49) { UITabBar() },
    ]

    @Test(arguments: cases) func `a control's constraints give it the measured frame`(_ control: Case) {
        let view = control.make()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        ])
        root.layoutIfNeeded()
        if let width = control.width { #expect(view.frame.width == width) }
        if let height = control.height { #expect(view.frame.height == height) }
        #expect((view.intrinsicContentSize.width == UIView.noIntrinsicMetric) == (control.width == nil))
    }

    @Test func `alignment rectangles leave out what iOS leaves out`() {
        #expect(UISwitch().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
        #expect(UISlider().alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        #expect(UISegmentedControl().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
        #expect(UIStepper().alignmentRectInsets == .zero)
    }

    @Test func `a slider pinned to 280 points is 284 wide`() {
        // Measured on iOS 17.
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 100))
        let slider = UISlider()
        slider.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            slider.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(slider.frame == CGRect(x: -2, y: 0, width: 284, height: 34))
    }

    @Test func `controls of one size hug it, as in code`() {
        for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(), UIPickerView(), UIPageControl()] as [UIView] {
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        }
        #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    }

    @Test(arguments: [(14, 30), (17, 34)] as [(CGFloat, CGFloat)])
    func `a rounded text field is as high as stored frames have it`(size: CGFloat, height: CGFloat) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: size)
        #expect(field.intrinsicContentSize.height == height)
    }

    @Test(arguments: [(15, 19.5), (17, 22)] as [(CGFloat, CGFloat)])
    func `a field without a border is as high as stored frames have it`(size: CGFloat, height: CGFloat) {
        let field = UITextField()
        field.font = .systemFont(ofSize: size)
        #expect(field.intrinsicContentSize.height == height)
    }
}
