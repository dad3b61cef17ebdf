import Testing

@testable import UIKit

/// Apple, *UIAccessibility*: what UIKit's own classes answer before code says otherwise.
@MainActor struct AccessibilityTests {
    @Test func `labels and controls are elements with their text, value and traits`() {
        let label = UILabel()
        label.text = "Total"
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.isEnabled = false
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.maximumValue = 4
        slider.value = 1
        let progress = UIProgressView()
        progress.progress = 0.6
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        let field = UITextField()
        field.placeholder = "Name"
        let views: [UIView] = [label, button, toggle, slider, progress, pages, field]
        #expect(views.allSatisfy { $0.isAccessibilityElement })
        #expect(
            views.map(\.accessibilityTraits) == [
                .staticText, [.button, .notEnabled], .button, .adjustable, .updatesFrequently, .adjustable, .none,
            ])
        #expect(views.map(\.accessibilityLabel) == ["Total", "Buy", nil, nil, nil, nil, nil])
        #expect(views.map(\.accessibilityValue) == [nil, nil, "1", "25%", "60%", "page 3 of 5", "Name"])
        #expect(!UIView().isAccessibilityElement && UIView().accessibilityTraits == .none)
    }

    @Test func `what code says wins, and can be overridden`() {
        final class Card: UIView {
            override var accessibilityLabel: String? {
                get { "Card, \(super.accessibilityLabel ?? "")" }
                set { super.accessibilityLabel = newValue }
            }
        }
        let card = Card()
        card.accessibilityLabel = "gold"
        #expect(card.accessibilityLabel == "Card, gold")
        let label = UILabel()
        label.text = "3"
        label.accessibilityLabel = "Three items"
        label.isAccessibilityElement = false
        label.accessibilityTraits = .header
        #expect(label.accessibilityLabel == "Three items")
        #expect(!label.isAccessibilityElement && label.accessibilityTraits == .header)
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "3")
    }

    @Test func `a view's accessibility frame is where it is on the screen`() {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
        outer.addSubview(inner)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(outer)
        #expect(inner.accessibilityFrame == CGRect(x: 15, y: 25, width: 20, height: 10))
    }

    @Test func `bold text and darker colours are the screen's traits, and nothing else is on`() {
        defer { UIScreen.main.device = .phone375 }
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
        #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
        UIScreen.main.device = Device(
            size: CGSize(width: 100, height: 100), scale: 2, safeAreaInsets: .zero,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(legibilityWeight: .bold), UITraitCollection(accessibilityContrast: .high),
            ]))
        #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    }
}
