import SnapDiff
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Frames of the view at times of the virtual clock, side by side in one picture.
    ///
    /// - Parameters:
    ///   - times: In seconds from now, rising; the clock stands at the last one afterwards.
    ///   - config: The screen that it is shown on; it gets the screen's size.
    ///   - size: In points; nil takes the screen's, or without one, the view's own.
    ///   - traits: Stronger than the screen's.
    public static func filmstrip(
        at times: [TimeInterval], on config: ViewImageConfig? = nil, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { view in
            var film = try Filmstrip(times: times)
            let capture = ViewCapture(config: config ?? ViewImageConfig(), size: size, traits: traits)
            try film.shoot { try capture.render(view, settles: false) }
            return try film.capture()
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Frames of the view controller at times of the virtual clock, side by side in one picture; by default on a phone of 375×667 points at 2×.
    ///
    /// - Parameter times: In seconds from the moment at which it has appeared, rising.
    public static func filmstrip(
        at times: [TimeInterval], on config: ViewImageConfig? = nil, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { controller in
            var film = try Filmstrip(times: times)
            let capture = ViewCapture(config: config ?? .iPhone8, size: size, traits: traits)
            try capture.withWindow(of: controller) { window in
                try film.shoot { try capture.render(window, settles: false) }
            }
            return try film.capture()
        }
    }
}

extension Snapshotting where Value == Screen, Format == UIImage {
    /// Frames of everything on the screen at times of the virtual clock, side by side in one picture.
    ///
    ///     try screen.tap("Delete")
    ///     assertSnapshot(of: screen, as: .filmstrip(at: [0, 0.1, 0.2]))
    ///
    /// - Parameter times: In seconds from now, rising; the clock stands at the last one afterwards.
    public static func filmstrip(
        at times: [TimeInterval], precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { screen in
            var film = try Filmstrip(times: times)
            let environment = RenderEnvironment(device: screen.device, settles: false)
            try film.shoot { try ViewRenderer.render(screen.windows, in: environment) }
            return try film.capture()
        }
    }
}
