import SnapGraphics
import Synchronization

/// The words that a face shaped last: texts are made of the same ones again and again.
final class RunCache: Sendable {
    /// Everything that a word's shape depends on beside the face.
    struct Key: Hashable {
        let text: [UInt16]
        let script: Script
        let language: String?
        let options: ShapingBuffer.Options
    }

    struct Run {
        /// Clusters are counted from the word's start.
        let glyphs: [ShapingBuffer.Glyph]
        /// In step with the glyphs.
        let outlines: [GlyphOutline]
    }

    /// In UTF-16 code units.
    static let longestWord = 32
    private static let limit = 4096

    private let runs = Mutex<[Key: Run]>([:])

    /// The word shaped before, or what `make` makes of it.
    func run(_ key: Key, make: () -> Run) -> Run {
        if let known = runs.withLock({ $0[key] }) { return known }
        let made = make()
        runs.withLock { runs in
            // Starting over only costs time.
            if runs.count >= Self.limit { runs.removeAll() }
            runs[key] = made
        }
        return made
    }
}
