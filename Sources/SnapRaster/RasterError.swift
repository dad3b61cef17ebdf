/// Why a display list cannot be drawn.
public enum RasterError: Error, Hashable {
    /// The picture has a side that is not 1…16,384 pixels.
    case size(width: Int, height: Int)
    /// The item at `index` ends something that is not open; or, where `index` is the number of items, something was
    /// left open.
    case unbalanced(index: Int)
    /// Picture, groups, masks, clips and what one item needs would together take more memory than a drawing may, in bytes.
    case memory(bytes: Int, most: Int)
}

extension RasterError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .size(let width, let height):
            "a picture of \(width)×\(height) pixels cannot be drawn: make each side 1…16384 pixels"
        case .unbalanced(let index):
            "item \(index) of the display list breaks its nesting: give every beginClip its endClip and every beginGroup its endGroup"
        case .memory(let bytes, let most):
            "drawing would take \(bytes >> 20) MB at once, of \(most >> 20) allowed: make the picture smaller, nest fewer groups and masks, or give its paths and shadows fewer edges and dashes"
        }
    }
}
