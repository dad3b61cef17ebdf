import SnapDiff
import SnapGolden
public import UIKit

extension Snapshotting where Value == Screen, Format == UIImage {
    /// A picture of everything on the screen, and its layout beside it.
    public static var image: Snapshotting { image() }

    /// A picture of everything on the screen, and its layout beside it.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { screen in
            try ViewCapture.picture(of: screen.windows, in: RenderEnvironment(device: screen.device))
        }
    }
}

extension Snapshotting where Value == Screen, Format == String {
    /// The layout of everything on the screen, without a picture.
    public static var layout: Snapshotting {
        Snapshotting { screen in
            Capture(
                layout: try ViewRenderer.render(screen.windows, in: RenderEnvironment(device: screen.device)))
        }
    }
}
