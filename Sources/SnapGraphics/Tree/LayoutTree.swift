public import Foundation

/// What was laid out, as a value: one node a view, in drawing order.
///
/// This is the golden beside the picture: small, stable, and what a failure is explained with.
public struct LayoutTree: Hashable, Sendable {
    public var root: LayoutNode
    /// In points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat

    public init(root: LayoutNode, size: CGSize, scale: CGFloat) {
        self.root = root
        self.size = size
        self.scale = scale
    }
}

/// One laid-out view.
public struct LayoutNode: Hashable, Sendable {
    /// Something a view shows or is, beyond its frame: its text, how many lines it took, that it is hidden.
    public struct Fact: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The class's name, without its module.
    public var className: String
    /// What a person calls the view: its accessibility identifier, its Interface Builder or scene id, or the property that holds it;
    /// nil where there is none. Not necessarily unique.
    public var identifier: String?
    /// In the parent's coordinates, in points, before the view's transform.
    public var frame: CGRect
    /// In a fixed order, none twice.
    public var facts: [Fact]
    public var children: [LayoutNode]

    public init(
        className: String, identifier: String? = nil, frame: CGRect, facts: [Fact] = [], children: [LayoutNode] = []
    ) {
        self.className = className
        self.identifier = identifier
        self.frame = frame
        self.facts = facts
        self.children = children
    }

    public func fact(_ name: String) -> String? {
        facts.first { $0.name == name }?.value
    }
}
