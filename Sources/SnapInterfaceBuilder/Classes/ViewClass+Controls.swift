import UIKit

extension ViewClass {
    static let switchControl = ViewClass.of("UISwitch", make: { _, _ in UISwitch() }) { view, element, context in
        readControl(view, element, context)
        view.isOn = element.bool("on") ?? false
        view.onTintColor = context.colors.color("onTintColor", of: element)
        view.thumbTintColor = context.colors.color("thumbTintColor", of: element)
        _ = element["title"]
    }

    static let slider = ViewClass.of("UISlider", make: { _, _ in UISlider() }) { view, element, context in
        readControl(view, element, context)
        view.minimumValue = Float(element.number("minValue") ?? 0)
        view.maximumValue = Float(element.number("maxValue") ?? 1)
        view.value = Float(element.number("value") ?? 0)
        view.minimumTrackTintColor = context.colors.color("minimumTrackTintColor", of: element)
        view.maximumTrackTintColor = context.colors.color("maximumTrackTintColor", of: element)
        view.thumbTintColor = context.colors.color("thumbTintColor", of: element)
        let images = ImageReader(context: context)
        view.minimumValueImage = images.image("minimumValueImage", of: element)
        view.maximumValueImage = images.image("maximumValueImage", of: element)
        _ = element["continuous"]
    }

    static let segmentedControl = ViewClass.of(
        "UISegmentedControl", make: { _, _ in UISegmentedControl(items: nil) }
    ) { view, element, context in
        readControl(view, element, context)
        let images = ImageReader(context: context)
        for (index, segment) in element.children("segments").flatMap({ $0.children("segment") }).enumerated() {
            if let image = images.image("image", of: segment) {
                view.insertSegment(with: image, at: index, animated: false)
            } else {
                view.insertSegment(
                    withTitle: context.texts.text("title", of: segment) ?? "", at: index, animated: false)
            }
            if let width = segment.number("width") { view.setWidth(width, forSegmentAt: index) }
            if segment.bool("enabled") == false { view.setEnabled(false, forSegmentAt: index) }
            segment.markAllRead()
        }
        view.apportionsSegmentWidthsByContent = element.bool("apportionsSegmentWidthsByContent") ?? false
        let selected = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        if selected < view.numberOfSegments { view.selectedSegmentIndex = selected }
        view.selectedSegmentTintColor = context.colors.color("selectedSegmentTintColor", of: element)
        _ = element["segmentControlStyle"]
    }

    static let stepper = ViewClass.of("UIStepper", make: { _, _ in UIStepper() }) { view, element, context in
        readControl(view, element, context)
        view.minimumValue = Double(element.number("minimumValue") ?? 0)
        view.maximumValue = Double(element.number("maximumValue") ?? 100)
        view.stepValue = Double(element.number("stepValue") ?? 1)
        view.value = Double(element.number("value") ?? 0)
        for name in ["continuous", "autorepeat", "wraps"] { _ = element[name] }
    }

    static let progressView = ViewClass.of(
        "UIProgressView", make: { _, _ in UIProgressView() }
    ) { view, element, context in
        view.progress = Float(element.number("progress") ?? 0)
        view.progressTintColor = context.colors.color("progressTintColor", of: element)
        view.trackTintColor = context.colors.color("trackTintColor", of: element)
        _ = element["progressViewStyle"]
    }

    static let activityIndicator = ViewClass.of(
        "UIActivityIndicatorView",
        make: { element, _ -> UIActivityIndicatorView in
            let styles: [String: UIActivityIndicatorView.Style] = [
                "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
            ]
            return UIActivityIndicatorView(style: styles[element["style"] ?? ""] ?? .medium)
        }
    ) { view, element, context in
        let isHidden = element.bool("hidden") ?? false
        view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
        if element.bool("animating") == true { view.startAnimating() }
        if let color = context.colors.color("color", of: element) { view.color = color }
        // The canvas keeps the place of an indicator that only hides because it has stopped (stored: 20 × 20 in a row).
        let hasStopped = view.hidesWhenStopped && !view.isAnimating
        view.isHidden = isHidden && !hasStopped
        if isHidden, hasStopped { view.alpha = 0 }
    }

    static let pageControl = ViewClass.of("UIPageControl", make: { _, _ in UIPageControl() }) {
        view, element, context in
        readControl(view, element, context)
        view.numberOfPages = element.integer("numberOfPages") ?? 0
        view.currentPage = element.integer("currentPage") ?? 0
        view.hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
        view.pageIndicatorTintColor = context.colors.color("pageIndicatorTintColor", of: element)
        view.currentPageIndicatorTintColor = context.colors.color("currentPageIndicatorTintColor", of: element)
    }

    static let datePicker = ViewClass.of("UIDatePicker", make: { _, _ in UIDatePicker() }) { view, element, context in
        readControl(view, element, context)
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        ]
        view.datePickerMode = modes[element["datePickerMode"] ?? ""] ?? .dateAndTime
        let styles: [String: UIDatePickerStyle] = [
            "wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic,
        ]
        view.preferredDatePickerStyle = styles[element["style"] ?? ""] ?? .wheels
        // The present moment would make another picture every time: without a date of its own it is the reference date.
        let date = element.child("date", key: "date")
        view.date = Date(
            timeIntervalSinceReferenceDate: Double(date?.number("timeIntervalSinceReferenceDate") ?? 0))
        view.timeZone = TimeZone(secondsFromGMT: 0)
        for name in ["minuteInterval", "useCurrentDate"] { _ = element[name] }
        for name in ["minimumDate", "maximumDate", "locale", "timeZone"] {
            element.children.first { $0.peek("key") == name }?.markAllRead()
        }
    }

    static let effectView = ViewClass.of(
        "UIVisualEffectView", make: { _, _ in UIVisualEffectView(effect: nil) }
    ) { view, element, context in
        guard let effect = element.child("blurEffect") else { return }
        let name = effect["style"] ?? "regular"
        if let style = blurStyles[name] {
            view.effect = UIBlurEffect(style: style)
        } else {
            context.warnings.add("no blur is named \"\(name)\"", effect)
        }
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
