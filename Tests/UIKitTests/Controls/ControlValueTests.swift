import Testing

@testable import UIKit

@MainActor
@Suite struct ControlValueTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    @Test func `values stay within their limits`() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(7, animated: true)
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 8
        #expect(slider.maximumValue == 8)
        #expect(slider.value == 8)

        let stepper = UIStepper()
        stepper.value = 200
        #expect(stepper.value == 100)
        stepper.minimumValue = -5
        stepper.value = -9
        #expect(stepper.value == -5)

        let progress = UIProgressView()
        progress.progress = 1.5
        #expect(progress.progress == 1)

        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 7
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1)
    }

    @Test func `values set by code send no action`() {
        var sent = 0
        let controls: [UIControl] = [
            UISwitch(), UISlider(), UIStepper(), UIPageControl(), UISegmentedControl(items: ["A", "B"]), UITextField(),
            UIDatePicker(),
        ]
        for control in controls { control.addAction(UIAction { _ in sent += 1 }, for: .allEvents) }
        (controls[0] as? UISwitch)?.isOn = true
        (controls[1] as? UISlider)?.value = 1
        (controls[2] as? UIStepper)?.value = 4
        (controls[3] as? UIPageControl)?.numberOfPages = 3
        (controls[4] as? UISegmentedControl)?.selectedSegmentIndex = 1
        (controls[5] as? UITextField)?.text = "Text"
        (controls[6] as? UIDatePicker)?.date = Date(timeIntervalSince1970: 0)
        #expect(sent == 0)
        controls[0].sendActions(for: .valueChanged)
        #expect(sent == 1)
    }

    @Test func `an indicator is hidden until it starts`() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    @Test func `the selection follows segments that come and go`() {
        let control = UISegmentedControl(items: ["B", "C"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "A", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "B", "C"])
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func `segments share the width, but for those with one of their own`() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.setWidth(50, forSegmentAt: 0)
        control.frame = CGRect(x: 0, y: 0, width: 252, height: 32)
        control.layoutIfNeeded()
        // Two dividers of a point: 252 − 2 − 50 leaves 100 for each; labels keep 2 points from the sides.
        #expect(control.subviews.map(\.frame.width) == [46, 96, 96])
        #expect(control.subviews.map(\.frame.minX) == [2, 53, 154])
    }
}
