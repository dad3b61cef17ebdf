/// Finds a finger that moves in from an edge of the screen, under UIKit's name.
///
/// Source: Apple, *UIScreenEdgePanGestureRecognizer*. How near to the edge the finger must come down is not documented.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that count; none by default, so that nothing is recognized.
    open var edges: UIRectEdge = []

    /// In points.
    private static let edgeWidth: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if startEdges.isDisjoint(with: edges) { state = .failed }
    }

    /// It begins where the finger moves away from the edge, more than along it.
    override func begins(after translation: CGPoint) -> Bool {
        guard super.begins(after: translation) else { return false }
        let isSideways = abs(translation.x) >= abs(translation.y)
        let inward: UIRectEdge =
            isSideways ? (translation.x > 0 ? .left : .right) : (translation.y > 0 ? .top : .bottom)
        return edges.contains(inward) && startEdges.contains(inward)
    }

    /// The edges near which the finger came down.
    private var startEdges: UIRectEdge {
        guard let window = touches.first?.window else { return [] }
        let bounds = window.bounds
        var found: UIRectEdge = []
        if origin.x - bounds.minX < Self.edgeWidth { found.insert(.left) }
        if bounds.maxX - origin.x < Self.edgeWidth { found.insert(.right) }
        if origin.y - bounds.minY < Self.edgeWidth { found.insert(.top) }
        if bounds.maxY - origin.y < Self.edgeWidth { found.insert(.bottom) }
        return found
    }
}
