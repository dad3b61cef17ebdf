import SnapGraphics
import Testing

@testable import UIKit

/// From right to left a control is drawn as its mirror image where nothing in it is text.
///
/// Source: Apple, Human Interface Guidelines, *Right to left*: controls that show progress or a choice along a line flip.
@MainActor
struct MirroredControlTests {
    enum Control: String, CaseIterable, Sendable {
        case switchOn, switchOff, sliderAtStart, slider, stepper, progress, pages, segments

        @MainActor var view: UIView {
            switch self {
            case .switchOn, .switchOff:
                let control = UISwitch()
                control.isOn = self == .switchOn
                control.frame.size = CGSize(width: 51, height: 31)
                return control
            case .sliderAtStart, .slider:
                let control = UISlider(frame: CGRect(x: 0, y: 0, width: 229, height: 34))
                control.value = self == .slider ? 0.25 : 0
                return control
            case .stepper:
                let control = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
                control.value = 0
                return control
            case .progress:
                let control = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
                control.progress = 0.3
                return control
            case .pages:
                let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
                control.numberOfPages = 5
                control.currentPage = 1
                control.pageIndicatorTintColor = .lightGray
                control.currentPageIndicatorTintColor = .red
                return control
            case .segments:
                let control = UISegmentedControl(items: ["", "", ""])
                control.frame.size = CGSize(width: 212, height: 32)
                control.selectedSegmentIndex = 0
                return control
            }
        }
    }

    /// The largest difference of two pixels' channels.
    private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
        [0, 8, 16].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
    }

    @Test(arguments: Control.allCases)
    func `a control is its mirror image`(_ control: Control) throws {
        let width = control.view.bounds.width
        // Both at the same place of a mirror in the middle of the picture.
        let plain = try Picture(control.view, at: CGPoint(x: 40, y: 20))
        let mirrored = try Picture(
            control.view, at: CGPoint(x: 393 - 40 - width, y: 20), direction: .rightToLeft)
        let (left, right) = (plain.bitmap, mirrored.bitmap)
        var largest = 0
        for y in 0..<left.height {
            for x in 0..<left.width {
                largest = max(largest, Self.difference(left[x, y], right[left.width - 1 - x, y]))
            }
        }
        // Coverage is rounded to one side: soft edges differ by a few levels of 255, a part that stays where it was by hundreds.
        #expect(largest <= 16)
        // It is no picture of nothing, and not the same from both sides.
        #expect(left != right)
    }

    @Test func `the parts of a text field change sides`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "Hello"
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), UIView())
        right.frame.size = CGSize(width: 20, height: 20)
        (field.leftView, field.rightView) = (left, right)
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        field.layoutIfNeeded()
        #expect([left.frame.minX, right.frame.maxX] == [0, 200])
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        field.layoutIfNeeded()
        // The leading view keeps its name: from right to left it is at the right.
        #expect([left.frame.maxX, right.frame.minX] == [200, 0])
    }

    @Test func `the parts of a navigation bar change sides`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let item = UINavigationItem(title: "Here")
        item.rightBarButtonItem = UIBarButtonItem(title: "Send")
        bar.items = [UINavigationItem(title: "Back"), item]
        bar.semanticContentAttribute = .forceRightToLeft
        bar.layoutIfNeeded()
        let back = try #require(bar.subviews.lazy.compactMap { $0 as? BackButtonView }.first)
        let send = try #require(item.rightBarButtonItem?.shownView)
        #expect(back.frame.maxX == 367)
        #expect(send.frame.minX == 16)
    }

    @Test func `a cell's accessory is at the left from right to left`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.accessoryType = .disclosureIndicator
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX == 375)
        #expect(cell.contentView.frame.minX > 20)
    }
}
