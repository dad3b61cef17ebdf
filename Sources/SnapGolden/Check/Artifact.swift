public import SnapGraphics

/// What one snapshot took: the thing that is compared with a golden.
public enum Artifact: Hashable, Sendable {
    /// A picture, the layout it shows, and what its text was drawn with.
    case picture(Bitmap, LayoutTree, fonts: DrawnFonts)
    /// A layout alone.
    case layout(LayoutTree)
    /// Text, with the golden's file extension.
    case text(String, fileExtension: String)

    /// The golden's files, the foremost one first.
    var fileExtensions: [String] {
        switch self {
        case .picture: ["png", "layout"]
        case .layout: ["layout"]
        case .text(_, let fileExtension): [fileExtension]
        }
    }

    /// The golden's files, absolute.
    public func files(at path: GoldenPath) -> [String] {
        fileExtensions.map { path.golden($0) }
    }
}
