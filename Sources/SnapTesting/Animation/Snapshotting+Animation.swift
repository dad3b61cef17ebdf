import SnapDiff
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// So many frames of the view, evenly spaced on the virtual clock: side by side in the golden, and one after the other in an animated PNG for the report,
    /// in `.snap/animations` (`animations` of `SNAPSHOT_ARTIFACTS`).
    public static func animation(
        frames: Int, fps: Int, on config: ViewImageConfig? = nil, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { view in
            var film = try Filmstrip(times: try Filmstrip.times(frames: frames, fps: fps))
            let capture = ViewCapture(config: config ?? ViewImageConfig(), size: size, traits: traits)
            try film.shoot { try capture.render(view, settles: false) }
            return try film.capture(framesPerSecond: fps)
        }
    }
}

extension Snapshotting where Value == Screen, Format == UIImage {
    /// So many frames of everything on the screen, evenly spaced on the virtual clock: side by side in the golden, and one after the other in an animated PNG
    /// for the report, in `.snap/animations` (`animations` of `SNAPSHOT_ARTIFACTS`).
    public static func animation(
        frames: Int, fps: Int, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { screen in
            var film = try Filmstrip(times: try Filmstrip.times(frames: frames, fps: fps))
            let environment = RenderEnvironment(device: screen.device, settles: false)
            try film.shoot { try ViewRenderer.render(screen.windows, in: environment) }
            return try film.capture(framesPerSecond: fps)
        }
    }
}
