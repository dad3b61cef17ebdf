/// Cuts a view tree into islands.
@MainActor
struct LayoutPartition {
    private(set) var islands: [LayoutIsland] = []
    /// Views that an outer constraint reaches through: their inside must be solved with their outside.
    private var merged: Set<ObjectIdentifier> = []
    /// Views with constraints inside: their size may come from there where it follows their superview's.
    private var constrained: Set<ObjectIdentifier> = []
    /// Views that a constraint held above them refers to.
    private var referenced: Set<ObjectIdentifier> = []

    /// - Parameter isTopFree: the top's own size is wanted from the constraints inside it.
    init(top: UIView, isTopFree: Bool = false) {
        collect(from: top)
        let island = LayoutIsland(root: top, isRootFree: isTopFree || !top.translatesAutoresizingMaskIntoConstraints)
        visitInside(top, island)
        islands.insert(island, at: 0)
        islands.removeAll { $0.isEmpty && !$0.isRootFree }
    }

    /// True where the view or what is in it holds constraints.
    @discardableResult
    private mutating func collect(from view: UIView) -> Bool {
        for constraint in view.constraints {
            constraint.forEachOperand { item, attribute in
                guard let item = item?.solvedItem(for: attribute), let itemView = item.layoutView, itemView !== view
                else { return }
                referenced.insert(ObjectIdentifier(itemView))
                let isOwnGuide = (item as? UILayoutGuide).map { $0.system == nil } ?? false
                var each = isOwnGuide ? itemView : itemView.superview
                while let between = each, between !== view {
                    merged.insert(ObjectIdentifier(between))
                    each = between.superview
                }
            }
        }
        var isConstrained = !view.constraints.isEmpty
        for subview in view.subviews where collect(from: subview) { isConstrained = true }
        if isConstrained { constrained.insert(ObjectIdentifier(view)) }
        return isConstrained
    }

    private mutating func visitInside(_ view: UIView, _ island: LayoutIsland) {
        island.guides += view.layoutGuides
        island.constraints += view.constraints
        // Where the size is given, what keeps its frame by mask has a given one, too.
        let isGiven = view === island.root && !island.isRootFree
        for subview in view.subviews {
            let id = ObjectIdentifier(subview)
            let isTied =
                merged.contains(id) || !isGiven && subview.autoresizingMask.followsSize && constrained.contains(id)
            let keepsFrame = subview.translatesAutoresizingMaskIntoConstraints
            if !keepsFrame || referenced.contains(id) || isTied {
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
