import SnapGraphics

extension UIView {
    /// Whether the constraints leave open where the view is, or how large. Source: Apple's documentation of `hasAmbiguousLayout`.
    public var hasAmbiguousLayout: Bool { solvedIsland?.isAmbiguous(self) ?? false }

    /// Gives the view's tree other frames that satisfy an ambiguous layout as well, and at the next call the former ones again, until the next
    /// layout; does nothing where the layout is not ambiguous. UIKit chooses at random.
    public func exerciseAmbiguityInLayout() {
        guard let island = solvedIsland, island.isAmbiguous(self) else { return }
        let grid = pixelGrid
        let isElsewhere = island.frame(of: self, on: grid) != untransformedFrame
        guard let solution = isElsewhere ? island.solver : island.otherSolution(moving: self) else { return }
        for member in island.members {
            if let frame = island.frame(of: member, in: solution, on: grid) { member.setUntransformedFrame(frame) }
        }
    }

    /// The active constraints that decide the view's place and length along the axis, in creation order. Source: Apple's documentation of
    /// `constraintsAffectingLayout(for:)`.
    ///
    /// What a view's content and its autoresizing mask contribute has no constraint objects, and is not among them.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solvedIsland?.constraints(deciding: self, axis) ?? []
    }

    /// The island that solves the view's own frame, solved.
    private var solvedIsland: LayoutIsland? {
        topmostView.updateConstraintsInSubtree()
        let context = topmostView.layoutContext
        let island = context.islandAround(self) ?? context.islandInside(self).flatMap { $0.isRootFree ? $0 : nil }
        island?.solveIfNeeded()
        return island
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave open where the guide is, or how large.
    public var hasAmbiguousLayout: Bool {
        system == nil ? solvedIsland?.isAmbiguous(self) ?? false : owningView?.hasAmbiguousLayout ?? false
    }

    /// The active constraints that decide the guide's place and length along the axis, in creation order; for a guide that a view has by itself,
    /// the view's.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard system == nil else { return owningView?.constraintsAffectingLayout(for: axis) ?? [] }
        return solvedIsland?.constraints(deciding: self, axis) ?? []
    }

    private var solvedIsland: LayoutIsland? {
        guard let top = owningView?.topmostView else { return nil }
        top.updateConstraintsInSubtree()
        let island = owningView.flatMap { top.layoutContext.islandInside($0) }
        island?.solveIfNeeded()
        return island
    }
}
