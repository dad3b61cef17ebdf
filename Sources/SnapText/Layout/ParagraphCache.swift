import Synchronization

/// The paragraphs that were shaped last: the same labels are measured and drawn again and again.
///
/// Bounded: what was not asked for while as many as `limit` clusters were shaped is forgotten.
final class ParagraphCache: Sendable {
    /// Everything that shaping depends on beside the fonts.
    struct Key: Hashable {
        /// One piece of text, and what of its style moves or forms glyphs.
        struct Piece: Hashable {
            var text: SpelledText
            var style: Int
            var shape: ResolvedStyle.Shape
        }

        var pieces: [Piece]
        var direction: UnicodeRules.Direction
        var language: String?
        var ideographs: IdeographLanguage
        var breaksHangul: Bool
    }

    /// In clusters; one takes about 200 bytes with its glyph.
    fileprivate static let limit = 32_768

    /// Two generations: when the younger is full, it takes the place of the older.
    fileprivate struct Generations {
        var young: [Key: Paragraph] = [:]
        var old: [Key: Paragraph] = [:]
        /// The clusters of the young ones.
        var size = 0
    }

    private let generations = Mutex(Generations())

    /// The paragraph shaped before, or what `make` makes of it.
    func paragraph(_ key: Key, make: () -> Paragraph) -> Paragraph {
        let known = generations.withLock { generations -> Paragraph? in
            if let young = generations.young[key] { return young }
            guard let old = generations.old[key] else { return nil }
            generations.keep(old, for: key)
            return old
        }
        if let known { return known }
        let made = make()
        if made.clusters.count <= Self.limit / 8 { generations.withLock { $0.keep(made, for: key) } }
        return made
    }

    func removeAll() {
        generations.withLock { $0 = Generations() }
    }
}

extension ParagraphCache.Generations {
    fileprivate mutating func keep(_ paragraph: Paragraph, for key: ParagraphCache.Key) {
        // Empty paragraphs take room, too.
        size += max(16, paragraph.clusters.count)
        if size > ParagraphCache.limit {
            old = young
            young = [:]
            size = 0
        }
        young[key] = paragraph
    }
}
