/// What a visual format string says, before names are looked up: `H:|-[title(>=80)]-12-[button]-|`.
///
/// Source: Apple, *Auto Layout Guide: Visual Format Language*.
struct VisualFormat: Equatable {
    let axis: NSLayoutConstraint.Axis
    /// From the first to the last.
    let items: [Item]
    /// Between each item and the next: one less than there are items.
    let connections: [Connection]

    struct Item: Equatable {
        let content: Content
        /// Where it begins in the string, in characters from 0.
        let column: Int

        enum Content: Equatable {
            /// `|`, at an end.
            case superview
            /// `[name(predicates)]`.
            case view(name: String, sizes: [Predicate])
        }
    }

    enum Connection: Equatable {
        /// No space: the edges touch.
        case flush
        /// `-`.
        case standard
        /// `-predicates-`.
        case spaced([Predicate])
    }

    /// `relation object @ priority`.
    struct Predicate: Equatable {
        let relation: NSLayoutConstraint.Relation
        let object: Operand
        let priority: Operand?
    }

    /// A number, or a name for one (in a view's predicate, for a view as well).
    struct Operand: Equatable {
        let content: Content
        /// Where it begins in the string, in characters from 0.
        let column: Int

        enum Content: Equatable {
            case number(Double)
            case name(String)
        }
    }
}
