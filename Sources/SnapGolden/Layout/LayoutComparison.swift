import Foundation
public import SnapGraphics

/// What differs between a golden's layout and a new one, view by view.
public struct LayoutComparison: Hashable, Sendable {
    /// In tree order; a removed view stands behind its remaining siblings. Empty where both layouts print the same.
    public private(set) var changes: [ViewChange] = []
    /// The screen's size and scale before and after, where they differ.
    public let screen: String?

    private var count = 0

    /// Of layouts that print the same.
    static let same = LayoutComparison()

    private init() { screen = nil }

    /// Frames are compared as a `.layout` file prints them.
    public init(golden: LayoutTree, new: LayoutTree) {
        let old = Self.screenText(golden)
        let now = Self.screenText(new)
        screen = old == now ? nil : "the screen was \(old), and is \(now)"
        compare(
            golden.root, new.root, isReordered: false, parent: 0, ancestors: [],
            path: [Self.plainName(new.root, of: [])],
            name: Self.name(new.root, of: [], in: nil))
        joinMoves()
    }

    /// A view with an identifier that was removed at one place and added at another is one that changed its parent.
    private mutating func joinMoves() {
        for added in changes where added.kind == .added && added.identifier != nil {
            let same = changes.filter { $0.identifier == added.identifier && $0.className == added.className }
            guard same.count == 2, let removed = same.first(where: { $0.kind == .removed }),
                let index = changes.firstIndex(of: added)
            else { continue }
            changes[index] = added.reparented(from: removed)
            changes.removeAll { $0 == removed }
        }
    }

    public var isEmpty: Bool { changes.isEmpty && screen == nil }

    private static func screenText(_ tree: LayoutTree) -> String {
        "\(ShortNumber.text(tree.size.width))×\(ShortNumber.text(tree.size.height)) points at \(ShortNumber.text(tree.scale))×"
    }

    private mutating func compare(
        _ old: LayoutNode, _ new: LayoutNode, isReordered: Bool, parent: Int, ancestors: [Int], path: [String],
        name: String
    ) {
        count += 1
        let number = count
        let facts = ViewChange.facts(from: old, to: new)
        if let kind = Self.kind(old, new, facts: facts, isReordered: isReordered) {
            changes.append(
                ViewChange(
                    kind: kind, name: name, path: path, className: new.className, identifier: new.identifier,
                    oldFrame: old.frame,
                    newFrame: new.frame,
                    facts: facts, descendants: new.descendantCount, parent: parent, number: number, ancestors: ancestors
                ))
        }
        let alignment = SiblingAlignment(old: old.children, new: new.children)
        let around = ancestors + [number]
        var added = alignment.added[...]
        for pair in alignment.pairs {
            while let index = added.first, index < pair.new {
                append(.added, new.children[index], of: new, parent: number, ancestors: around, path: path)
                added.removeFirst()
            }
            let child = new.children[pair.new]
            guard pair.isReordered || !old.children[pair.old].isSame(as: child) else { continue }
            compare(
                old.children[pair.old], child, isReordered: pair.isReordered, parent: number, ancestors: around,
                path: path + [Self.plainName(child, of: new.children)],
                name: Self.name(child, of: new.children, in: new))
        }
        for index in added {
            append(.added, new.children[index], of: new, parent: number, ancestors: around, path: path)
        }
        for index in alignment.removed {
            append(.removed, old.children[index], of: old, parent: number, ancestors: around, path: path)
        }
    }

    private mutating func append(
        _ kind: ViewChange.Kind, _ node: LayoutNode, of parentNode: LayoutNode, parent: Int, ancestors: [Int],
        path: [String]
    ) {
        count += 1
        changes.append(
            ViewChange(
                kind: kind, name: Self.name(node, of: parentNode.children, in: parentNode),
                path: path + [Self.plainName(node, of: parentNode.children)], className: node.className,
                identifier: node.identifier, oldFrame: kind == .removed ? node.frame : nil,
                newFrame: kind == .added ? node.frame : nil, facts: [],
                descendants: node.descendantCount, parent: parent, number: count, ancestors: ancestors))
    }

    private static func kind(
        _ old: LayoutNode, _ new: LayoutNode, facts: [ViewChange.FactChange], isReordered: Bool
    ) -> ViewChange.Kind? {
        if isReordered { return .reordered }
        if !facts.isEmpty { return .changed }
        if old.frame.printsLike(new.frame) { return nil }
        let sameSize =
            ShortNumber.equal(old.frame.width, new.frame.width) && ShortNumber.equal(old.frame.height, new.frame.height)
        return sameSize ? .moved : .resized
    }
}

extension LayoutComparison {
    /// A view's name in a path: its identifier, or its class with its place among siblings of that class.
    static func plainName(_ node: LayoutNode, of siblings: [LayoutNode]) -> String {
        if let identifier = node.identifier { return identifier }
        let alike = siblings.filter { $0.identifier == nil && $0.className == node.className }
        guard alike.count > 1, let place = alike.firstIndex(of: node) else { return node.className }
        return "\(node.className)[\(place + 1)]"
    }

    /// A view's name in a sentence: `` `title` ``, `UILabel “Delete photo?”`, or ``the UIView in `card` ``.
    static func name(_ node: LayoutNode, of siblings: [LayoutNode], in parent: LayoutNode?) -> String {
        if let identifier = node.identifier { return "`\(identifier)`" }
        if let text = node.fact("text") ?? node.fact("title"), !text.isEmpty {
            return "\(node.className) \(Excerpt.quoted(text))"
        }
        let own = plainName(node, of: siblings)
        guard let parent, let identifier = parent.identifier else { return "the \(own)" }
        return "the \(own) in `\(identifier)`"
    }
}

extension LayoutNode {
    /// Equal, and of the same bytes: é as one character, or as two, is equal, and another text all the same.
    fileprivate func isSame(as other: LayoutNode) -> Bool {
        self == other && hasSameBytes(as: other)
    }

    /// Of nodes that are equal.
    private func hasSameBytes(as other: LayoutNode) -> Bool {
        zip(facts, other.facts).allSatisfy { $0.value.utf8.elementsEqual($1.value.utf8) }
            && zip(children, other.children).allSatisfy { $0.hasSameBytes(as: $1) }
    }

    /// How many views are inside this one.
    var descendantCount: Int {
        children.reduce(children.count) { $0 + $1.descendantCount }
    }
}
