package import UIKit

/// What a command line says in place of a scene file; nil leaves it to the file.
package struct SceneOverrides: Sendable {
    package var device: DeviceModel?
    /// In points.
    package var size: CGSize?
    /// Pixels per point.
    package var scale: CGFloat?
    package var appearance: UIUserInterfaceStyle?
    package var direction: UITraitEnvironmentLayoutDirection?
    package var contentSize: UIContentSizeCategory?
    /// The language as a BCP 47 tag.
    package var locale: String?
    /// When the picture is taken, in seconds of the virtual clock after the scene is shown; nil shows what moves at its end.
    package var time: Double?
    /// Whether text and symbols are drawn as blocks.
    package var usesBoxFont: Bool?

    /// Every text size by its names: UIKit's, then those of Apple's settings. Scene files and command lines know the same.
    package static let contentSizes: [(name: String, value: UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
        ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
        ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
        ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
        ("AX5", .accessibilityExtraExtraExtraLarge),
    ]

    package init(
        device: DeviceModel? = nil, size: CGSize? = nil, scale: CGFloat? = nil,
        appearance: UIUserInterfaceStyle? = nil, direction: UITraitEnvironmentLayoutDirection? = nil,
        contentSize: UIContentSizeCategory? = nil, locale: String? = nil
    ) {
        self.device = device
        self.size = size
        self.scale = scale
        self.appearance = appearance
        self.direction = direction
        self.contentSize = contentSize
        self.locale = locale
    }
}
