/// What the constraints of a view tree contradict, what they leave undecided, and which views lie elsewhere than their document says.
package struct LayoutProblems: Sendable {
    /// A view as a person knows it.
    package struct View: Hashable, Sendable {
        /// The object's id in its document, or the accessibility identifier.
        package let id: String?
        package let name: String
    }

    package let conflicts: [Conflict]
    package let ambiguities: [Ambiguity]
    package let misplacements: [Misplacement]

    /// Of the tree that the view belongs to, which is laid out.
    ///
    /// Finding out what is undecided costs a few more solutions where anything is.
    /// - Parameter comparesDocument: whether the tree is laid out as the canvas of its document was, so that frames can be compared.
    @MainActor package init(of view: UIView, comparesDocument: Bool = false) {
        let top = view.topmostView
        let islands = top.layoutContext.islands
        let names = PropertyNames(below: top)
        conflicts = Self.conflicts(around: view)
        ambiguities = islands.flatMap { AmbiguityReport(of: $0, names: names).ambiguities }
        misplacements = comparesDocument ? Misplacement.all(below: top, names: names) : []
    }

    /// The contradictions in the tree that the view belongs to.
    @MainActor static func conflicts(around view: UIView) -> [Conflict] {
        view.topmostView.layoutContext.islands.flatMap(\.conflicts).map(Conflict.init)
    }
}

extension LayoutProblems.View {
    @MainActor init(_ view: UIView, names: PropertyNames) {
        id = view.documentIdentity?.id ?? view.accessibilityIdentifier
        name =
            view.documentIdentity?.name ?? view.accessibilityIdentifier ?? names.name(of: view) ?? view.layoutName
    }
}
