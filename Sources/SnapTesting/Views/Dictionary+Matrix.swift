import SnapDiff
public import UIKit

extension Dictionary where Key == String, Value == Snapshotting<UIViewController, UIImage> {
    /// A picture for every combination of screens and settings, each with a golden of its own, named by its parts.
    ///
    ///     assertSnapshots(of: MenuViewController(), as: .matrix(devices: [.iPhone8, .iPadMini], styles: [.light, .dark]))
    ///
    /// The controller is made anew for each. A list that is empty leaves its part to the screen.
    /// - Parameters:
    ///   - locales: The user's languages as BCP 47 tags; each with its own direction of writing, where `directions` is empty.
    ///   - precision: The share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How near a pixel must be to match, from 0 to 1.
    public static func matrix(
        devices: [ViewImageConfig] = [.iPhone8], styles: [UIUserInterfaceStyle] = [],
        directions: [UITraitEnvironmentLayoutDirection] = [], contentSizes: [UIContentSizeCategory] = [],
        locales: [String] = [], precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Self {
        SnapshotMatrix(
            devices: devices, styles: styles, directions: directions, contentSizes: contentSizes, locales: locales
        ).strategies { .image(on: $0, precision: precision, perceptualPrecision: perceptualPrecision) }
    }
}

extension Dictionary where Key == String, Value == Snapshotting<UIView, UIImage> {
    /// A picture for every combination of screens and settings, each with a golden of its own, named by its parts; in the view's own
    /// size where no device is given.
    ///
    /// The parameters are those of a view controller's matrix.
    public static func matrix(
        devices: [ViewImageConfig] = [ViewImageConfig()], styles: [UIUserInterfaceStyle] = [],
        directions: [UITraitEnvironmentLayoutDirection] = [], contentSizes: [UIContentSizeCategory] = [],
        locales: [String] = [], precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Self {
        SnapshotMatrix(
            devices: devices, styles: styles, directions: directions, contentSizes: contentSizes, locales: locales
        ).strategies { .image(on: $0, precision: precision, perceptualPrecision: perceptualPrecision) }
    }
}
