import UIKit

/// The top level of a scene file: what it is shown on, and the parts that are read later.
@MainActor
struct SceneSettings {
    /// How the device is held.
    enum Orientation { case portrait, landscape }

    var device: DeviceModel?
    var orientation = Orientation.portrait
    var size: CGSize?
    var scale: CGFloat?
    var appearance: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var contentSize: UIContentSizeCategory?
    var locale: String?
    /// Unread: views are made anew for every picture.
    var root: SceneValue
    var equations: [SceneValue] = []
    /// Unread, as the root is.
    var presentation: SceneValue?

    init(root: SceneValue) {
        self.root = root
    }

    static let form = ObjectForm<SceneSettings>(
        name: "a scene", definition: "scene",
        keys: [
            KeyForm("$schema", "The JSON Schema of scene files, for editors.", schema: .type("string")) { _, _, _ in },
            KeyForm("device", .device, \.device, "The device that the scene is shown on; iPhone8 if not given."),
            KeyForm("orientation", .orientation, \.orientation, "portrait, if not given, or landscape."),
            KeyForm("size", .size, \.size, "The screen's size in points, in place of the device's."),
            KeyForm("scale", .scale, \.scale, "Pixels per point, in place of the device's."),
            KeyForm("appearance", .interfaceStyle, \.appearance, "light, if not given, or dark."),
            KeyForm("direction", .direction, \.direction, "ltr or rtl; the locale's if not given."),
            KeyForm(
                "contentSize", .contentSize, \.contentSize, "The text size that a person chose; large if not given."),
            KeyForm("locale", .string, \.locale, "The language as a BCP 47 tag, as in tr or zh-Hant: chooses texts."),
            KeyForm(
                "root", "The view that fills the screen; equations call it root.", schema: .reference("view"),
                isRequired: true
            ) { value, settings, _ in settings.root = value },
            KeyForm("constraints", .equations, \.equations, "Equations between views of the file."),
            KeyForm("present", "What is shown above the root.", schema: .reference(PresentationForm.form.definition)) {
                value, settings, _ in settings.presentation = value
            },
        ])

    /// The same with what a command line says in place of the file.
    func overridden(by overrides: SceneOverrides) -> SceneSettings {
        var settings = self
        if let device = overrides.device {
            // The size and scale of the file belong to the device of the file.
            settings.device = device
            settings.size = nil
            settings.scale = nil
        }
        settings.size = overrides.size ?? settings.size
        settings.scale = overrides.scale ?? settings.scale
        settings.appearance = overrides.appearance ?? settings.appearance
        settings.direction = overrides.direction ?? settings.direction
        settings.contentSize = overrides.contentSize ?? settings.contentSize
        settings.locale = overrides.locale ?? settings.locale
        return settings
    }

    /// The screen that the scene is shown on. A size without a device is a bare rectangle: it has no status bar to keep clear of.
    var screen: Device {
        let base = (device ?? .iPhone8).device(isLandscape: orientation == .landscape)
        var traits = [base.traits, UITraitCollection(layoutDirection: direction ?? localeDirection)]
        if let appearance { traits.append(UITraitCollection(userInterfaceStyle: appearance)) }
        if let contentSize { traits.append(UITraitCollection(preferredContentSizeCategory: contentSize)) }
        return Device(
            size: size ?? base.size, scale: scale ?? base.scale,
            safeAreaInsets: device == nil && size != nil ? .zero : base.safeAreaInsets,
            traits: UITraitCollection(traitsFrom: traits), language: locale)
    }

    private var localeDirection: UITraitEnvironmentLayoutDirection {
        guard let locale else { return .leftToRight }
        return Locale.Language(identifier: locale).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension ValueForm where Value == DeviceModel {
    static var device: Self { choice("device", DeviceModel.all.map { ($0.name, $0) }) }
}

extension ValueForm where Value == SceneSettings.Orientation {
    fileprivate static var orientation: Self {
        choice("orientation", [("portrait", .portrait), ("landscape", .landscape)])
    }
}

extension ValueForm where Value == CGFloat {
    /// Pixels per point.
    fileprivate static var scale: Self {
        ValueForm<Double>.number(.number(from: 1, to: 4), 1...4, "a number of pixels per point from 1 to 4")
            .map { number, _ throws(SceneError) in CGFloat(number) }
    }
}

extension ValueForm where Value == UITraitEnvironmentLayoutDirection {
    static var direction: Self { choice("direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)]) }
}

extension ValueForm where Value == UIContentSizeCategory {
    static var contentSize: Self {
        choice(
            "content size",
            [
                ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
                ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
                ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
                ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
                ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
                ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
                // As Apple's settings and the command line have them.
                ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
                ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
                ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
                ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
            ])
    }
}
