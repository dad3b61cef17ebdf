import Testing

@testable import UIKit

/// Images of an app's own in place of what controls draw themselves.
@MainActor
@Suite struct ControlImageTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    private func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test func `a slider's images stand at the places of knob and track`() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.5
        slider.setThumbImage(image(.red, 20, 30), for: .normal)
        slider.setMinimumTrackImage(image(.green, 1, 8), for: .normal)
        slider.setMaximumTrackImage(image(.blue, 1, 8), for: .normal)
        let track = slider.trackRect(forBounds: slider.bounds)
        // From 2 points before the track to 2 behind it, as large as the image: (194 + 4 - 20) / 2 from 1 on.
        #expect(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
                == CGRect(x: 90, y: 2, width: 20, height: 30))
        let picture = try Picture(slider)
        #expect(picture.color(100, 17) == "#FF0000")
        #expect(picture.color(50, 14) == "#00FF00" && picture.color(50, 20) == "#00FF00")
        #expect(picture.color(150, 17) == "#0000FF")
        #expect(picture.color(150, 12) == "#FFFFFF")
        #expect(slider.currentThumbImage?.size == CGSize(width: 20, height: 30))
        slider.setThumbImage(nil, for: .normal)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).size.width == 27)
    }

    @Test func `a page control's images stand in place of its dots, in their colours`() throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 3
        control.currentPage = 1
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .blue
        control.preferredIndicatorImage = image(.black, 6, 10)
        control.setIndicatorImage(image(.black, 6, 20), forPage: 2)
        let picture = try Picture(control)
        // 16 points apart, in the middle of 100: at 34, 50 and 66, each 3 points to both sides.
        #expect(picture.color(31.5, 9) == "#FF0000" && picture.color(34, 6) == "#FFFFFF")
        #expect(picture.color(50, 13) == "#0000FF")
        #expect(picture.color(66, 6) == "#FF0000")
        control.preferredCurrentPageIndicatorImage = image(.black, 6, 24)
        #expect(try Picture(control).color(50, 3) == "#0000FF")
        #expect(control.indicatorImage(forPage: 0) == nil)
    }

    @Test func `a search bar's background image takes the place of its lines`() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        #expect(try Picture(bar).color(100, 0) != "#FFFFFF")
        bar.backgroundImage = UIImage()
        #expect(try Picture(bar).color(100, 0) == "#FFFFFF")
        bar.backgroundImage = image(.red, 1, 1)
        #expect(try Picture(bar).color(100, 0) == "#FF0000")
    }

    @Test func `a symbol without a size of its own takes that of a button's state`() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "info.circle"), for: .normal)
        let plain = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
        // 20 × 19 points beside 17 point text, twice as large beside 34.
        #expect(plain == CGSize(width: 20, height: 19))
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 38))
        #expect(button.currentPreferredSymbolConfiguration != nil)
    }

    @Test func `a state's shadow colour is the title's`() {
        let button = UIButton(type: .custom)
        button.setTitle("Shadow", for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 0, height: 1)
        button.setTitleShadowColor(.red, for: .normal)
        #expect(button.titleLabel?.shadowColor == .red)
        #expect(button.currentTitleShadowColor == .red)
    }

    @Test func `iOS's signs for actions on rows are symbols`() {
        let names = [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark].map(\.summary)
        let symbols = [
            "plus.circle.fill", "minus.circle.fill", "ellipsis.circle", "checkmark.circle.fill", "checkmark.circle",
        ]
        #expect(zip(names, symbols).allSatisfy { $0.contains($1) })
    }
}
