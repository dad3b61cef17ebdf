import Foundation
import SnapGraphics

extension LayoutTree {
    /// One view at a point.
    private struct Hit {
        let name: String
        let isChanged: Bool
        let depth: Int
    }

    /// The name of the view that a pixel most likely shows; nil outside of all. Transforms are not considered: a layout does not hold them.
    ///
    /// The innermost view that changed, else the innermost of all: whatever lies in front without anything in it at that place is
    /// often a container that nobody sees. Of two at one depth, it is the one in front.
    func view(atPixelX x: Int, y: Int, changes: [ViewChange]) -> String? {
        let point = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
        var best: Hit?
        visit(
            root, name: LayoutComparison.name(root, of: [], in: nil), path: [LayoutComparison.plainName(root, of: [])],
            at: point, changes: changes, best: &best)
        return best?.name
    }

    /// In drawing order, so that a later view wins where nothing else decides.
    private func visit(
        _ view: LayoutNode, name: String, path: [String], at point: CGPoint, changes: [ViewChange], best: inout Hit?
    ) {
        guard view.fact("hidden") == nil, view.frame.contains(point) else { return }
        let isChanged = changes.contains { $0.newFrame != nil && $0.path == path }
        let hit = Hit(name: name, isChanged: isChanged, depth: path.count)
        let isBetter =
            best.map { best in
                best.isChanged == hit.isChanged ? best.depth <= hit.depth : hit.isChanged
            } ?? true
        if isBetter { best = hit }
        let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
        for child in view.children {
            visit(
                child, name: LayoutComparison.name(child, of: view.children, in: view),
                path: path + [LayoutComparison.plainName(child, of: view.children)], at: inside, changes: changes,
                best: &best)
        }
    }
}
