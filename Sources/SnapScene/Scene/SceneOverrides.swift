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
