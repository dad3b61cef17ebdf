/// What an artifact shows, in the forms in which it is compared: found out once, and then asked by everyone who needs it.
public struct ArtifactContents: Sendable {
    private let picture: PictureDigest?
    /// The layout as it is written, or the text itself.
    let text: String

    public init(_ artifact: Artifact) {
        switch artifact {
        case .picture(let bitmap, let tree, _):
            picture = PictureDigest(of: bitmap)
            text = LayoutText.write(tree)
        case .layout(let tree):
            picture = nil
            text = LayoutText.write(tree)
        case .text(let text, _):
            picture = nil
            self.text = text
        }
    }

    /// The text of the picture's `PixelDigest`; empty where there is none.
    var pixels: String { picture?.text ?? "" }

    /// Equal for equal artifacts of one process.
    public var digest: String {
        // Of the bytes: texts with other bytes may be equal (é as one character, or as two), and have one `hashValue`.
        "\(pixels) \(Array(text.utf8).hashValue)"
    }
}
