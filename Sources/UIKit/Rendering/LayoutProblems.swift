import SnapSolver

/// What the constraints of a view tree contradict, and what they leave undecided.
package struct LayoutProblems: Sendable {
    /// One message a contradiction.
    package let conflicts: [String]
    /// One text a view that could lie otherwise: its name, and which of x, y, width and height; in tree order.
    package let ambiguous: [String]

    /// Of the tree that the view belongs to, which is laid out.
    ///
    /// Finding out what is undecided costs a few more solutions where anything is.
    @MainActor package init(of view: UIView) {
        let islands = view.topmostView.layoutContext.islands
        let names = PropertyNames(below: view.topmostView)
        conflicts = Self.conflicts(around: view)
        ambiguous = islands.flatMap { island in
            let free = Set(island.solver.ambiguousVariables())
            guard !free.isEmpty else { return [String]() }
            return island.members.compactMap { member in
                guard let box = island.boxes[ObjectIdentifier(member)] else { return nil }
                let parts = [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)].filter {
                    free.contains($0.1)
                }
                let name =
                    member.documentIdentity?.name ?? member.accessibilityIdentifier ?? names.name(of: member)
                    ?? member.layoutName
                return parts.isEmpty ? nil : "\(name): \(parts.map(\.0).joined(separator: ", "))"
            }
        }
    }

    /// One message a contradiction in the tree that the view belongs to.
    @MainActor static func conflicts(around view: UIView) -> [String] {
        view.topmostView.layoutContext.islands.flatMap(\.conflicts).map(\.message)
    }
}
