import SnapDiff
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of the view in its own size, and its layout beside it.
    public static var image: Snapshotting { image() }

    /// A picture of the view, and its layout beside it.
    ///
    /// - Parameters:
    ///   - config: The screen that it is shown on; it gets the screen's size.
    ///   - precision: The share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How near a pixel must be to match, from 0 to 1.
    ///   - size: In points; nil takes the screen's, or without one, the size of its own or of its contents.
    ///   - traits: Stronger than the screen's.
    public static func image(
        on config: ViewImageConfig? = nil, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { view in
            try ViewCapture(config: config ?? ViewImageConfig(), size: size, traits: traits).picture(of: view)
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of the view controller on a phone of 375×667 points at 2×, and its layout beside it.
    public static var image: Snapshotting { image() }

    /// A picture of the view controller, and its layout beside it.
    ///
    /// - Parameters:
    ///   - config: The screen that it is shown on; nil is a phone of 375×667 points at 2×.
    ///   - precision: The share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How near a pixel must be to match, from 0 to 1.
    ///   - size: In points; nil takes the screen's.
    ///   - traits: Stronger than the screen's.
    public static func image(
        on config: ViewImageConfig? = nil, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { controller in
            try ViewCapture(config: config ?? .iPhone8, size: size, traits: traits).picture(of: controller)
        }
    }
}

extension ComparisonOptions {
    /// The decimal fractions that were written: 0.98 as a `Float` is a little more than 0.98.
    init(_ precision: Float, _ perceptualPrecision: Float) {
        self.init(
            precision: Double("\(precision)") ?? 1, perceptualPrecision: Double("\(perceptualPrecision)") ?? 1)
    }
}
