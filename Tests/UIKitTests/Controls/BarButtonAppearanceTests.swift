import Testing

@testable import UIKit

@MainActor
@Suite struct BarButtonAppearanceTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let appearance = UINavigationBarAppearance()

    private func show(_ items: [UINavigationItem]) {
        bar.standardAppearance = appearance
        bar.items = items
        bar.layoutIfNeeded()
    }

    private func color(_ label: UILabel) -> UIColor? {
        label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @Test func `buttons have the attributes of their style, and an item's own win`() throws {
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 2)
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
        let item = UINavigationItem(title: "T")
        item.rightBarButtonItems = [
            UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
            UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil),
        ]
        item.rightBarButtonItems?[2].isEnabled = false
        item.rightBarButtonItems?[3].setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        show([item])
        let labels = bar.subviews.compactMap { ($0 as? BarButtonView)?.label }
        #expect(labels.map(color) == [.red, .green, .gray, .blue])
        let button = try #require(labels.first?.superview)
        button.layoutIfNeeded()
        // Half a point above the middle, and the adjustment.
        #expect(labels[0].center == CGPoint(x: button.bounds.midX + 3, y: button.bounds.midY - 0.5 + 2))
    }

    @Test func `the back button has its attributes, and an image in place of the chevron`() throws {
        appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let sign = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
        appearance.setBackIndicatorImage(sign, transitionMaskImage: sign)
        show([UINavigationItem(title: "First"), UINavigationItem(title: "Second")])
        let back = try #require(bar.subviews.compactMap { $0 as? BackButtonView }.first)
        let label = try #require(back.subviews.first as? UILabel)
        #expect(label.text == "First" && color(label) == .red)
        back.layoutIfNeeded()
        #expect(label.frame.minX == 30)
        #expect(back.bounds.width == label.frame.maxX)
        // The chevron stands where one of the two images is missing, and another image of the bar's.
        let other = UINavigationBarAppearance()
        other.setBackIndicatorImage(sign, transitionMaskImage: nil)
        #expect(other.backIndicatorImage == nil)
    }

    @Test func `a title moved out of sight leaves the sign alone`() throws {
        appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -1000, vertical: 0)
        show([UINavigationItem(title: "First"), UINavigationItem(title: "Second")])
        let back = try #require(bar.subviews.compactMap { $0 as? BackButtonView }.first)
        back.layoutIfNeeded()
        #expect(try #require(back.subviews.first).frame.maxX < 0)
    }

    @Test func `a copy has looks of its own`() throws {
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        copy.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(appearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        let buttons = try #require(appearance.buttonAppearance.copy() as? UIBarButtonItemAppearance)
        #expect(buttons.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        buttons.configureWithDefault(for: .plain)
        #expect(buttons.normal.titleTextAttributes.isEmpty)
    }
}
