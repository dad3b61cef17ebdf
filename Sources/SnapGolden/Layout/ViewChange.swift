public import Foundation
import SnapGraphics

/// How one view of a layout differs from the golden's.
public struct ViewChange: Hashable, Sendable {
    /// The foremost difference; a view that shows something else may have moved, too.
    public enum Kind: String, Hashable, Sendable {
        case added
        case removed
        /// It shows something else: its text, its image, its class.
        case changed
        /// Another size, and perhaps another place.
        case resized
        /// Another place in its parent, of the same size.
        case moved
        /// The same view at another place among its siblings, which is what lies over what.
        case reordered
        /// The same view in another parent.
        case reparented
    }

    /// One fact before and after; nil where the view had none of that name.
    public struct FactChange: Hashable, Sendable {
        public let name: String
        public let old: String?
        public let new: String?
    }

    public let kind: Kind
    /// What people call the view, between backticks where it has an identifier.
    public let name: String
    /// The names from the root's to its own.
    public let path: [String]
    public let className: String
    let identifier: String?
    /// In the parent's coordinates, in points; nil where it was added.
    public let oldFrame: CGRect?
    /// In the parent's coordinates, in points; nil where it was removed.
    public let newFrame: CGRect?
    public let facts: [FactChange]
    /// How many views are inside it.
    public let descendants: Int
    /// Counts the parents in tree order: equal for siblings.
    let parent: Int
    /// This view's own number, as `parent` counts them.
    let number: Int
    /// The numbers of all views around it.
    let ancestors: [Int]

    /// How far it moved, in points.
    var offset: CGSize {
        guard let oldFrame, let newFrame else { return .zero }
        return CGSize(width: newFrame.minX - oldFrame.minX, height: newFrame.minY - oldFrame.minY)
    }

    /// How much it grew, in points.
    var growth: CGSize {
        guard let oldFrame, let newFrame else { return .zero }
        return CGSize(width: newFrame.width - oldFrame.width, height: newFrame.height - oldFrame.height)
    }

    /// The change of a view that was removed at one place, and added at this one.
    func reparented(from removed: ViewChange) -> ViewChange {
        ViewChange(
            kind: .reparented, name: name, path: path, className: className, identifier: identifier,
            oldFrame: removed.oldFrame, newFrame: newFrame,
            facts: [FactChange(name: "parent", old: removed.parentName, new: parentName)], descendants: descendants,
            parent: parent, number: number, ancestors: ancestors)
    }

    private var parentName: String { path.dropLast().last ?? className }

    func fact(_ name: String) -> FactChange? {
        facts.first { $0.name == name }
    }
}

extension ViewChange {
    /// The path as one text: `card/buttons/ok`.
    public var pathText: String { path.joined(separator: "/") }

    static func facts(from old: LayoutNode, to new: LayoutNode) -> [FactChange] {
        var changes: [FactChange] = []
        if old.className != new.className {
            changes.append(FactChange(name: "class", old: old.className, new: new.className))
        }
        if old.identifier != new.identifier {
            changes.append(FactChange(name: "identifier", old: old.identifier, new: new.identifier))
        }
        for fact in new.facts where !isSame(old.fact(fact.name), fact.value) {
            changes.append(FactChange(name: fact.name, old: old.fact(fact.name), new: fact.value))
        }
        for fact in old.facts where new.fact(fact.name) == nil {
            changes.append(FactChange(name: fact.name, old: fact.value, new: nil))
        }
        return changes
    }

    /// By bytes: é as one character, or as two, is equal, and has other glyphs.
    private static func isSame(_ old: String?, _ new: String) -> Bool {
        old.map { $0.utf8.elementsEqual(new.utf8) } ?? false
    }
}
