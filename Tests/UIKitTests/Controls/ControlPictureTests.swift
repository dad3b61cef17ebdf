import Testing

@testable import UIKit

/// Colours and edges that were read from pictures which iOS 16 and 17 drew at 3x.
@MainActor
@Suite struct ControlPictureTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    @Test func `a switch has iOS's track and knob`() throws {
        let control = UISwitch()
        control.isOn = true
        let on = try Picture(control)
        #expect(on.color(8, 15.5) == "#34C759")
        #expect(on.color(35.5, 15.5) == "#FFFFFF")
        // The knob is 27 points wide and stands 2 points inside.
        #expect(on.color(21.7, 15.5) != "#FFFFFF")
        #expect(on.color(22.4, 15.5) == "#FFFFFF")
        #expect(on.color(48.6, 15.5) == "#FFFFFF")
        #expect(on.color(49.4, 15.5) != "#FFFFFF")
        #expect(on.facts == [.init("on", "true")])
        control.isOn = false
        let off = try Picture(control)
        #expect(off.color(45, 15.5) == "#E9E9EB")
        #expect(off.color(15.5, 15.5) == "#FFFFFF")
        control.onTintColor = .systemRed
        control.isOn = true
        #expect(try Picture(control, style: .dark).color(8, 15.5) == "#FF453A")
    }

    @Test func `a switch is mirrored in right-to-left interfaces`() throws {
        let control = UISwitch()
        control.isOn = true
        let picture = try Picture(control, direction: .rightToLeft)
        #expect(picture.color(43, 15.5) == "#34C759")
        #expect(picture.color(15.5, 15.5) == "#FFFFFF")
    }

    @Test func `a disabled switch is half as strong`() throws {
        let control = UISwitch()
        control.isOn = true
        control.isEnabled = false
        let picture = try Picture(control)
        // Half of #34C759 over white.
        #expect(picture.color(8, 15.5) == "#99E3AC")
        #expect(picture.facts == [.init("disabled", "true"), .init("on", "true")])
    }

    /// Thumbs read from four pictures: the frame's width, the value, the thumb's left edge behind the frame's.
    @Test(
        arguments: [(373, 0.75, 259), (377, 0.75, 262), (382, 0.75, 265), (284, 0.42, 108)]
            as [(CGFloat, Float, CGFloat)])
    func `a slider's thumb stands on whole points`(width: CGFloat, value: Float, left: CGFloat) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 34))
        slider.value = value
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 3, y: 15, width: width - 6, height: 4))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        #expect(thumb.minX == left)
        #expect(thumb.size == CGSize(width: 27, height: 27))
    }

    @Test func `a slider's track changes colour under the thumb`() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.5
        let picture = try Picture(slider, at: CGPoint(x: 0, y: 20))
        #expect(picture.color(20, 37) == "#007AFF")
        #expect(picture.color(180, 37) == "#E4E4E6")
        #expect(picture.color(100, 37) == "#FFFFFF")
        #expect(picture.facts == [.init("value", "0.5")])
        #expect(try Picture(slider, direction: .rightToLeft).color(180, 17) == "#007AFF")
    }

    @Test func `progress fills from the leading edge`() throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.progress = 0.25
        let picture = try Picture(view)
        #expect(picture.color(49, 2) == "#007AFF")
        #expect(picture.color(60, 2) == "#E4E4E6")
        #expect(try Picture(view, direction: .rightToLeft).color(151, 2) == "#007AFF")
    }

    @Test func `a stepper has iOS's ground, divider and signs`() throws {
        let stepper = UIStepper()
        stepper.value = 5
        let picture = try Picture(stepper, scale: 2)
        #expect(picture.color(5, 16) == "#EEEEF0")
        #expect(picture.color(23, 16) == "#000000")
        // The plus is 14 points wide and 1.5 thick about x 70.5.
        let plus = picture.extent(alongY: 16) { $0 == "#000000" }
        #expect(plus?.upperBound == 77.5 || plus?.upperBound == 77)
        #expect(picture.color(47, 16) == "#D7D7DA" || picture.color(46.6, 16) == "#D7D7D9")
        stepper.value = 0
        #expect(try Picture(stepper, scale: 2).color(23, 16) != "#000000")
    }

    @Test func `segments have iOS's ground, pill and dividers`() throws {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 0, width: 377, height: 32)
        control.selectedSegmentIndex = 0
        let picture = try Picture(control, at: CGPoint(x: 8, y: 0))
        #expect(picture.color(385 - 10, 5) == "#EEEEF0")
        // The pill reaches from 10 to 131 on the screen, 2 points inside.
        #expect(picture.extent(alongY: 16) { $0 == "#FFFFFF" } != nil)
        #expect(picture.color(10.5, 16) == "#FFFFFF")
        #expect(picture.color(130.5, 16) == "#FFFFFF")
        #expect(picture.color(131.5, 16) != "#FFFFFF")
        // Between the second and the third segment there is a divider of 18 points; beside the pill there is none.
        #expect(picture.color(259.4, 16) == "#D7D7DA")
        #expect(picture.color(259.4, 6) == "#EEEEF0")
        #expect(picture.facts == [.init("segments", "One | Two | Three"), .init("segment", "0")])
    }

    @Test func `titles of segments and bars stand on iOS's baselines`() {
        defer { UIScreen.main.device = .phone375 }
        UIScreen.main.device = Device(size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: .zero)
        func baseline(_ label: UILabel?) -> CGFloat {
            guard let label else { return 0 }
            return label.frame.minY + (label.firstBaselineFromTop ?? 0)
        }
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 0, width: 377, height: 32)
        control.layoutIfNeeded()
        #expect(abs(baseline(control.subviews.first as? UILabel) - 20.667) < 0.001)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [UINavigationItem(title: "Title")]
        bar.layoutIfNeeded()
        #expect(abs(baseline(bar.parts.title) - 27.667) < 0.001)
    }

    @Test func `the current page's dot is the strongest`() throws {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.frame = CGRect(x: 0, y: 0, width: 70, height: 26)
        pages.backgroundColor = .black
        let picture = try Picture(pages)
        // Dots are white without a tint: on white nothing is seen of them, as on iOS.
        #expect(picture.color(35, 13) == "#FFFFFF")
        #expect(picture.color(19, 13) == "#808080")
        #expect(picture.color(51, 13) == "#808080")
        pages.numberOfPages = 1
        pages.hidesForSinglePage = true
        #expect(try Picture(pages).color(35, 13) == "#000000")
    }

    @Test func `a blur is drawn as its flat colour, and clips to its corners`() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layer.cornerRadius = 20
        view.clipsToBounds = true
        let picture = try Picture(view)
        #expect(picture.color(50, 50) == "#F7F7F7")
        #expect(picture.color(1, 1) == "#FFFFFF")
        #expect(view.contentView.frame == view.bounds)
        #expect(picture.facts == [.init("blur", "systemChromeMaterial")])
    }
}
