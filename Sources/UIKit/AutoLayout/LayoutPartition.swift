/// Cuts a view tree into islands.
@MainActor
struct LayoutPartition {
    private(set) var islands: [LayoutIsland] = []
    /// What is found out about a view on the way; forgotten once the view is in an island.
    struct Ties: OptionSet {
        let rawValue: UInt8

        /// An outer constraint reaches through the view: its inside must be solved with its outside.
        static let merged = Ties(rawValue: 1)
        /// There are constraints inside: the view's size may come from there where it follows its superview's.
        static let constrained = Ties(rawValue: 2)
        /// A constraint held above the view refers to it.
        static let referenced = Ties(rawValue: 4)
    }

    /// - Parameter isTopFree: the top's own size is wanted from the constraints inside it.
    init(top: UIView, isTopFree: Bool = false) {
        collect(from: top)
        let island = LayoutIsland(root: top, isRootFree: isTopFree || !top.translatesAutoresizingMaskIntoConstraints)
        visitInside(top, island)
        top.ties = []
        islands.insert(island, at: 0)
        islands.removeAll { $0.isEmpty && !$0.isRootFree }
    }

    /// True where the view or what is in it holds constraints.
    @discardableResult
    private mutating func collect(from view: UIView) -> Bool {
        let constraints = view.constraints
        for constraint in constraints {
            constraint.forEachOperand { reference, attribute in
                noteTie(of: reference.solved(for: attribute), toInsideOf: view)
            }
        }
        var isConstrained = !constraints.isEmpty
        for subview in view.subviews where collect(from: subview) { isConstrained = true }
        if isConstrained { view.ties.insert(.constrained) }
        return isConstrained
    }

    /// Notes what a constraint held by a view means to the views inside it.
    private func noteTie(of reference: LayoutItemReference, toInsideOf holder: UIView) {
        guard let view = reference.view, view !== holder else { return }
        view.ties.insert(.referenced)
        var each: UIView? = view
        switch reference {
        case .view:
            // Most constraints tie subviews.
            if view.isSubview(of: holder) { return }
            each = view.superview
        case .guide(let guide):
            // What a person made of guides is solved with what is around them.
            if guide.target?.system != nil { each = view.superview }
        }
        while let between = each, between !== holder {
            between.ties.insert(.merged)
            each = between.superview
        }
    }

    private mutating func visitInside(_ view: UIView, _ island: LayoutIsland) {
        island.guides += view.layoutGuides
        island.constraints += view.constraints
        // Where the size is given, what keeps its frame by mask has a given one, too.
        let isGiven = view === island.root && !island.isRootFree
        for subview in view.subviews {
            let ties = subview.ties
            subview.ties = []
            let isTied =
                ties.contains(.merged)
                || !isGiven && subview.autoresizingMask.followsSize && ties.contains(.constrained)
            let keepsFrame = subview.translatesAutoresizingMaskIntoConstraints
            if !keepsFrame || ties.contains(.referenced) || isTied {
                island.members.append(subview)
            }
            if keepsFrame && !isTied {
                let inner = LayoutIsland(root: subview, isRootFree: false)
                visitInside(subview, inner)
                if !inner.isEmpty { islands.append(inner) }
            } else {
                visitInside(subview, island)
            }
        }
    }
}

extension LayoutIsland {
    /// True where there is nothing to place.
    fileprivate var isEmpty: Bool { members.isEmpty && guides.isEmpty }
}

extension UIView.AutoresizingMask {
    /// True where the view's size changes with its superview's.
    fileprivate var followsSize: Bool { !isDisjoint(with: [.flexibleWidth, .flexibleHeight]) }
}
