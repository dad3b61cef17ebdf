public import Foundation

/// An area to fill or to clip to. Plain shapes keep their name, so that the rasterizer may take its short ways.
public enum Shape: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(RoundedRect)
    /// What is inside a rounded rectangle and not inside the same one inset by `width`: a layer's border.
    case ring(RoundedRect, width: CGFloat)
    case path(Path, FillRule)
}
