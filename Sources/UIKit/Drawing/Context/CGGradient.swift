public import Foundation
import SnapGraphics

/// Colours and where they stand, under Core Graphics' name. Mixed in sRGB, not premultiplied.
public final class CGGradient: Sendable {
    let stops: [Gradient.Stop]

    /// - Parameters:
    ///   - space: Not looked at: sRGB is drawn in.
    ///   - colors: Of `CGColor`; nil comes back where there is another, or none.
    ///   - locations: As many as colours, from 0 to 1; nil spaces them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard known.count == colors.count, !known.isEmpty else { return nil }
        let places = locations.map { UnsafeBufferPointer(start: $0, count: known.count).map { Double($0) } }
        stops = GradientStops(colors: known.map(\.value), locations: places).stops
    }
}

/// What Core Graphics takes lists of colours as; on Linux an array of Swift's is one, so that `colors as CFArray` is the same source.
public typealias CFArray = [Any]

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
