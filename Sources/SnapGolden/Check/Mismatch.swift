public import SnapDiff
public import SnapGraphics

/// How a snapshot differs from its golden, in the order in which it is told.
public struct Mismatch: Hashable, Sendable {
    /// Packages of fonts that are not installed, so that the snapshot has blocks in place of text or symbols.
    public var missingPackages: [String] = []
    /// Fonts that drew the golden and the snapshot, where they are not the same.
    public var fonts: [String] = []
    /// The views that changed; nil where the golden has no layout.
    public var layout: LayoutComparison?
    /// The snapshot's own layout, to name the views where pixels differ.
    public var tree: LayoutTree?
    /// nil where there are no pixels.
    public var pixels: Comparison?
    /// What the two pictures are called in sentences.
    public var names = Names(old: "The golden's picture", new: "the snapshot's")
    /// The lines that changed, as a unified difference; empty where there is no text.
    public var text: [String] = []

    public init() {}

    /// What two pictures are called.
    public struct Names: Hashable, Sendable {
        public let old: String
        public let new: String

        public init(old: String, new: String) {
            self.old = old
            self.new = new
        }
    }

    /// Everything that differs, in sentences: fonts, views, text, pixels.
    public var findings: [String] { FailureMessage.findings(self) }

    var isOfOtherSize: Bool {
        if case .sizes = pixels { true } else { false }
    }
}
