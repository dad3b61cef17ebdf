package import SnapGraphics

/// A subject as values: everything that drawing and comparing need.
package struct ViewRendering: Sendable {
    package var displayList: DisplayList
    package var layoutTree: LayoutTree
    /// The names of the font files that glyphs came from, each once, sorted.
    package var fonts: [String]
    /// Conflicts, missing glyphs, unknown symbols: what a person should know, in order of discovery.
    package var warnings: [String]
}
