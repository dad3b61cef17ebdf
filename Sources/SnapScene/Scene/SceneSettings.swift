import UIKit

/// The top level of a scene file: what it is shown on, and the parts that are read later.
@MainActor
struct SceneSettings {
    /// How the device is held.
    enum Orientation { case portrait, landscape }

    var device: DeviceModel?
    var orientation = Orientation.portrait
    var size: CGSize?
    /// Where the file says the size; nil where it does not, or something else stands in its place. The same below.
    var sizePlace: ScenePlace?
    var scale: CGFloat?
    var scalePlace: ScenePlace?
    var appearance: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var contentSize: UIContentSizeCategory?
    var locale: String?
    var usesBoxFont: Bool?
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
            KeyForm(
                "size", "The screen's size in points, in place of the device's.",
                schema: ValueForm<CGSize>.screen.schema
            ) {
                value, settings, context throws(SceneError) in
                settings.size = try ValueForm<CGSize>.screen.read(value, context)
                settings.sizePlace = value.place
            },
            KeyForm("scale", "Pixels per point, in place of the device's.", schema: ValueForm<CGFloat>.scale.schema) {
                value, settings, context throws(SceneError) in
                settings.scale = try ValueForm<CGFloat>.scale.read(value, context)
                settings.scalePlace = value.place
            },
            KeyForm("appearance", .interfaceStyle, \.appearance, "light, if not given, or dark."),
            KeyForm("direction", .direction, \.direction, "ltr or rtl; the locale's if not given."),
            KeyForm("font", .usesBoxFont, \.usesBoxFont, "system, if not given, or box: text and symbols as blocks."),
            KeyForm(
                "contentSize", .contentSize, \.contentSize, "The text size that a person chose; large if not given."),
            KeyForm("locale", .locale, \.locale, "The language as a BCP 47 tag, as in tr or zh-Hant: chooses texts."),
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
            (settings.size, settings.sizePlace) = (nil, nil)
            (settings.scale, settings.scalePlace) = (nil, nil)
        }
        if let size = overrides.size { (settings.size, settings.sizePlace) = (size, nil) }
        if let scale = overrides.scale { (settings.scale, settings.scalePlace) = (scale, nil) }
        settings.appearance = overrides.appearance ?? settings.appearance
        settings.direction = overrides.direction ?? settings.direction
        settings.contentSize = overrides.contentSize ?? settings.contentSize
        settings.locale = overrides.locale ?? settings.locale
        settings.usesBoxFont = overrides.usesBoxFont ?? settings.usesBoxFont
        return settings
    }

    /// The screen that the scene is shown on. A size without a device is a bare rectangle: it has no status bar to keep clear of.
    var screen: Device {
        let base = (device ?? .iPhone8).device(isLandscape: orientation == .landscape)
        var traits = [base.traits, UITraitCollection(layoutDirection: direction ?? languageDirection)]
        if let appearance { traits.append(UITraitCollection(userInterfaceStyle: appearance)) }
        if let usesBoxFont { traits.append(UITraitCollection(usesBoxFont: usesBoxFont)) }
        if let contentSize { traits.append(UITraitCollection(preferredContentSizeCategory: contentSize)) }
        return Device(
            size: size ?? base.size, scale: scale ?? base.scale,
            safeAreaInsets: device == nil && size != nil ? .zero : base.safeAreaInsets,
            traits: UITraitCollection(traitsFrom: traits), language: locale)
    }

    private var languageDirection: UITraitEnvironmentLayoutDirection {
        locale.map(LanguageTag.direction) ?? .leftToRight
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

extension ValueForm where Value == CGSize {
    /// The size of a screen, in points: one pixel at least, and no more than a picture may have.
    fileprivate static var screen: Self {
        let longest = Double(RenderEnvironment.longestSide)
        let length = ValueForm<Double>.number(
            .number(from: 1, to: longest), 1...longest, "a number of points from 1 to \(longest.brief)")
        return numbers(["width", "height"], of: length.map { number, _ throws(SceneError) in CGFloat(number) }) {
            CGSize(width: $0[0], height: $0[1])
        }
    }
}

extension ValueForm where Value == CGFloat {
    /// Pixels per point.
    fileprivate static var scale: Self {
        ValueForm<Double>.number(.number(from: 1, to: 4), 1...4, "a number of pixels per point from 1 to 4")
            .map { number, _ throws(SceneError) in CGFloat(number) }
    }
}

extension ValueForm where Value == Bool {
    fileprivate static var usesBoxFont: Self { choice("font", [("system", false), ("box", true)]) }
}

extension ValueForm where Value == UITraitEnvironmentLayoutDirection {
    static var direction: Self { choice("direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)]) }
}

extension ValueForm where Value == UIContentSizeCategory {
    static var contentSize: Self { choice("content size", SceneOverrides.contentSizes) }
}
