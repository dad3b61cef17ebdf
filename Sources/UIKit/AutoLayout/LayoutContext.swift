/// The Auto Layout state of one view tree, kept by its topmost view: the tree's partition into islands, and the layout pass.
///
/// An **island** is a view whose own frame does not come from what is inside it, together with everything below that is solved with
/// it. A view that keeps its frame by mask (`translatesAutoresizingMaskIntoConstraints`) and whose inside no outer constraint refers
/// to is the root of an island of its own: a table of a hundred cells is a hundred small systems, not a large one.
@MainActor
final class LayoutContext {
    private unowned let top: UIView
    private var islandsByRoot: [ObjectIdentifier: LayoutIsland] = [:]
    private var islandsByMember: [ObjectIdentifier: LayoutIsland] = [:]
    private(set) var islands: [LayoutIsland] = []
    private var isStale = true
    private var isRunning = false

    init(top: UIView) {
        self.top = top
    }

    /// The partition is wrong: made anew before the next use. Until then nothing of it is kept, so that what was taken out of the tree goes
    /// away when its owner lets go of it, not at the next layout.
    func invalidate() {
        guard !isStale else { return }
        isStale = true
        islands = []
        islandsByRoot = [:]
        islandsByMember = [:]
    }

    // MARK: Layout pass

    /// Updates constraints, solves, and lays out subviews, until nothing asks for more.
    func layout(from view: UIView) {
        guard !isRunning else {
            view.updateConstraintsInSubtree()
            partitionIfNeeded()
            visitTree(from: view)
            return
        }
        precondition(
            StackRoom.fitsLayout(of: top),
            "\(type(of: top)) has \(top.levelCount) levels of views, too many for the stack of this thread to lay out: take views out of one another, or use a thread with a larger stack"
        )
        repeat { runPasses() } while (top as? UIWindow)?.finishPendingAppearances() ?? false
    }

    private func runPasses() {
        isRunning = true
        defer { isRunning = false }
        var presentations = (top as? UIWindow)?.presentations ?? []
        // Presentations are told of every layout, whether it changes anything or not.
        if presentations.isEmpty, !needsPass { return }
        for _ in 0..<Self.passLimit {
            top.updateConstraintsInSubtree()
            partitionIfNeeded()
            visitTree(from: top)
            presentations = (top as? UIWindow)?.presentations ?? []
            for presentation in presentations { presentation.windowDidLayOut() }
            if !needsPass { return }
        }
        RuntimeWarnings.record(
            "\(top.layoutName) was still asking for layout after \(Self.passLimit) passes: something changes it in every one"
        )
    }

    /// A tree that asks for layout from its own layout for ever is cut off after this many passes.
    private static let passLimit = 32

    private var needsPass: Bool { isStale || Self.needsMore(top) }

    private static func needsMore(_ view: UIView) -> Bool {
        if view.needsLayout || view.needsConstraintsUpdate { return true }
        for subview in view.subviews where needsMore(subview) { return true }
        return false
    }

    private func visitTree(from view: UIView) {
        // Views of the same traits need no scope of their own in this one.
        view.traitCollection.asCurrent { visit(view) }
    }

    private func visit(_ view: UIView) {
        if view.needsLayout {
            view.needsLayout = false
            view.traitCollection.asCurrent {
                view.viewController?.announceIsAppearing()
                view.viewController?.viewWillLayoutSubviews()
                view.layoutSubviews()
                view.viewController?.viewDidLayoutSubviews()
            }
        }
        for subview in view.subviews { visit(subview) }
    }

    // MARK: Islands

    /// The island whose solution holds the frames of `view`'s subviews; nil where none of them takes part.
    func islandInside(_ view: UIView) -> LayoutIsland? {
        partitionIfNeeded()
        return islandsByRoot[ObjectIdentifier(view)] ?? islandsByMember[ObjectIdentifier(view)]
    }

    /// The island that solves `view`'s own frame.
    func islandAround(_ view: UIView) -> LayoutIsland? {
        partitionIfNeeded()
        return islandsByMember[ObjectIdentifier(view)]
    }

    func constantDidChange(of constraint: NSLayoutConstraint, heldBy holder: UIView) {
        guard !isStale else { return }
        guard let island = islandInside(holder), island.updateConstant(of: constraint) else { return invalidate() }
        island.requestLayout()
    }

    func intrinsicSizeDidChange(of view: UIView) {
        guard !isStale, let island = islandAround(view) else { return }
        island.intrinsicSizeDidChange(of: view)
        island.requestLayout()
    }

    func frameDidChangeByHand(of view: UIView) {
        guard !isStale, islandAround(view) != nil else { return }
        invalidate()
    }

    private func partitionIfNeeded() {
        guard isStale else { return }
        isStale = false
        let partition = LayoutPartition(top: top)
        islands = partition.islands
        for island in islands {
            islandsByRoot[ObjectIdentifier(island.root)] = island
            for member in island.members { islandsByMember[ObjectIdentifier(member)] = island }
            island.requestLayout()
        }
    }
}
