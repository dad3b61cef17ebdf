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
    /// Words of some ten letters take half a kilobyte each.
    private static let shared = CacheBudget(ofOne: 4096, ofAll: 32_768, ofSmall: 128)
    private let budget: CacheBudget

    private let runs = Mutex<[Key: Run]>([:])

    init(budget: CacheBudget = RunCache.shared) {
        self.budget = budget
    }

    deinit {
        budget.add(-count)
    }

    /// How many words it knows.
    var count: Int { runs.withLock { $0.count } }

    /// The word shaped before, or what `make` makes of it.
    func run(_ key: Key, make: () -> Run) -> Run {
        if let known = runs.withLock({ $0[key] }) { return known }
        let made = make()
        runs.withLock { runs in
            if budget.isSpent(by: runs.count) {
                budget.add(-runs.count)
                runs.removeAll()
            }
            if runs.updateValue(made, forKey: key) == nil { budget.add(1) }
        }
        return made
    }
}
