import SnapGraphics

/// Turns a laid-out view tree into a `LayoutTree`'s nodes.
@MainActor
struct LayoutTreeBuilder {
    let names: PropertyNames

    func node(for view: UIView) -> LayoutNode {
        var facts = view.layoutFacts
        let shown = view.layer.shown(after: 0)
        if view.isHidden && !(view is UIWindow) { facts.append(.init("hidden", "true")) }
        if shown.opacity != 1 { facts.append(.init("alpha", CGFloat(shown.opacity).brief)) }
        let t = shown.planeTransform
        if !t.isIdentity {
            let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.brief).joined(separator: " ")
            facts.append(.init("transform", numbers))
        }
        var children: [LayoutNode] = []
        let subviews = view.subviews
        children.reserveCapacity(subviews.count)
        for subview in subviews { children.append(node(for: subview)) }
        return LayoutNode(
            className: Self.className(of: view),
            identifier: view.documentIdentity?.id ?? view.accessibilityIdentifier ?? names.name(of: view),
            frame: shown.untransformedFrame,
            facts: facts,
            children: children)
    }

    /// The class's name, without module and generic parameters.
    static func className(of view: UIView) -> String {
        view.documentIdentity?.className ?? ClassFacts.of(type(of: view)).name
    }
}
