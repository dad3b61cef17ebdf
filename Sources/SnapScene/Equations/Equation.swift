import UIKit

/// A constraint as it is written: `card.width <= 0.8 * root.width - 16 @ 750`.
struct Equation: Equatable {
    let left: Anchor
    let relation: NSLayoutConstraint.Relation
    let right: Side
    let priority: UILayoutPriority

    /// The right side: `multiplier * anchor + constant`.
    struct Side: Equatable {
        var multiplier: Double
        var anchor: Anchor?
        /// In points.
        var constant: Double
    }

    /// An attribute of a view or of a guide of it.
    struct Anchor: Equatable {
        let view: String
        let guide: Guide?
        let attribute: NSLayoutConstraint.Attribute
        /// Where the anchor begins in the equation, in characters from 0.
        let column: Int
    }

    /// A rectangle that a view has beside its bounds.
    enum Guide: CaseIterable {
        case safeArea, margins, readableContent
        /// Of scroll views alone.
        case content, frame
        case keyboard

        /// The short name, then UIKit's.
        var names: [String] {
            switch self {
            case .safeArea: ["safeArea", "safeAreaLayoutGuide"]
            case .margins: ["margins", "layoutMarginsGuide"]
            case .readableContent: ["readableContent", "readableContentGuide"]
            case .content: ["content", "contentLayoutGuide"]
            case .frame: ["frame", "frameLayoutGuide"]
            case .keyboard: ["keyboard", "keyboardLayoutGuide"]
            }
        }
    }

    /// What is wrong with an equation, and where.
    struct Failure: Error, Equatable {
        /// In characters from 0.
        let column: Int
        let problem: String
    }
}
