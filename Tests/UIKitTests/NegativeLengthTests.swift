import Testing
import UIKit

/// No alignment rectangle is smaller than nothing: stored frames of Interface Builder hold sliders 1 point high, which is what lies outside
/// their alignment rectangle, and what is beside them gives way.
@MainActor
struct NegativeLengthTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

    private func add(_ view: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func `content gives way before a length beside it becomes negative`() {
        let label = add(SizedView(50, 21))
        let slider = add(UISlider())
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
            slider.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            root.bottomAnchor.constraint(equalTo: slider.bottomAnchor, constant: 11),
        ])
        root.layoutIfNeeded()
        // 44 − 11 − 8 − 11 = 14 for both: the label is 21 high, which would leave −7. The slider's point lies below its rectangle.
        #expect(label.frame == CGRect(x: 0, y: 11, width: 50, height: 14))
        let below = slider.alignmentRectInsets.bottom
        #expect(slider.frame.minY == 33)
        #expect(slider.frame.height == below)
    }

    @Test func `required distances that leave no room are a conflict`() throws {
        let view = add(UIView())
        view.accessibilityIdentifier = "squeezed"
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60).isActive = true
        root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 50).isActive = true
        let warnings = try ViewRenderer.render(root, in: RenderEnvironment()).warnings
        #expect(warnings.filter { $0.contains("given up: UIView.trailing = squeezed.trailing + 50") }.count == 1)
        #expect(view.frame.minX == 60)
        #expect(view.frame.width == 0)
    }

    @Test func `what was given up for want of room holds again where there is room`() {
        let view = add(UIView())
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60).isActive = true
        root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 50).isActive = true
        root.layoutIfNeeded()
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(view.frame.minX == 60)
        #expect(view.frame.width == 90)
    }
}
