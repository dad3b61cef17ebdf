public import Foundation

/// The one place where points become device pixels.
///
/// UIKit rounds the edges of a laid-out frame to the nearest device pixel, ties up: measured in Interface Builder's stored
/// frames (centre residuals +0.25 pt ×286 against −0.25 ×18 at 2x).
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    public let scale: CGFloat

    public init(scale: CGFloat) {
        precondition(scale > 0 && scale.isFinite, "a pixel grid needs a positive scale, not \(scale)")
        self.scale = scale
    }

    /// The nearest pixel edge, in points; ties go up (to the right, or down the screen).
    public func round(_ value: CGFloat) -> CGFloat {
        (value * scale + 0.5 + Self.slack).rounded(.down) / scale
    }

    /// The first pixel edge at or above `value`, in points. A value within a thousandth of a pixel above an edge counts as on it,
    /// so that sums of fractions do not cost a pixel.
    public func ceil(_ value: CGFloat) -> CGFloat {
        (value * scale - 0.001).rounded(.up) / scale
    }

    /// The last pixel edge at or below `value`, in points, with the same thousandth of a pixel forgiven.
    public func floor(_ value: CGFloat) -> CGFloat {
        (value * scale + 0.001).rounded(.down) / scale
    }

    /// The rectangle with each edge on its nearest pixel edge.
    public func round(_ rect: CGRect) -> CGRect {
        let left = round(rect.minX)
        let top = round(rect.minY)
        return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
    }

    public func ceil(_ size: CGSize) -> CGSize {
        CGSize(width: ceil(size.width), height: ceil(size.height))
    }

    /// What a solved coordinate may lack of a tie, in pixels: sums of binary fractions end a few ulps below the half.
    private static let slack: CGFloat = 1e-6
}
