public import SnapGraphics
import SnapPNG

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

    /// A digest of what it shows: equal for equal artifacts of one process.
    public var digest: String {
        switch self {
        case .picture(let bitmap, let tree, _): "\(PixelDigest(bitmap)) \(Self.hash(LayoutText.write(tree)))"
        case .layout(let tree): "\(Self.hash(LayoutText.write(tree)))"
        case .text(let text, _): "\(Self.hash(text))"
        }
    }

    /// Of the bytes: texts with other bytes may be equal, and have one `hashValue`.
    private static func hash(_ text: String) -> Int { Array(text.utf8).hashValue }
}
