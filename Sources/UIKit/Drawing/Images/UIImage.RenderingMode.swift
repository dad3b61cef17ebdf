extension UIImage {
    /// Whether an image is drawn with its own colours or as a stencil.
    public enum RenderingMode: Int, Sendable {
        /// As the place that shows it prefers; symbols are stencils everywhere.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the middle of a resizable image fills a larger place.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }
}
