public import SnapDiff

/// What the comparison of a snapshot with its golden came to.
public enum Verdict: Hashable, Sendable {
    /// The snapshot is the golden.
    case identical
    /// Pixels differ as far as the options allow, and nothing else does.
    case similar(Difference)
    /// The golden was written; `isNew` where there was none.
    case recorded(isNew: Bool)
    case different(Mismatch)
    /// There is no golden, and none may be written; `isLayoutOnly` where the picture is there and its layout is not.
    case missing(isLayoutOnly: Bool)
    /// The snapshot or its golden cannot be used; the reason says what to do, with absolute paths.
    case unusable(reason: String)

    /// The one word that tables and logs have for it.
    public var word: Word {
        switch self {
        case .identical: .identical
        case .similar: .similar
        case .recorded: .recorded
        case .different(let mismatch): mismatch.isOfOtherSize ? .sizes : .different
        case .missing: .missing
        case .unusable: .unusable
        }
    }

    /// A verdict as one word.
    public enum Word: String, CaseIterable, Codable, Hashable, Sendable {
        case identical, similar, recorded, different, sizes, missing, unusable
    }
}
