import Foundation
import SnapGraphics

extension LayoutTree {
    /// The name of the innermost view at a pixel; nil outside of all. Transforms are not considered: a layout does not hold them.
    func deepestView(atPixelX x: Int, y: Int) -> String? {
        let point = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
        guard root.frame.contains(point) else { return nil }
        var view = root
        var name = LayoutComparison.name(root, of: [], in: nil)
        var origin = root.frame.origin
        while true {
            let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            // The last one in drawing order lies on top.
            guard let child = view.children.last(where: { $0.fact("hidden") == nil && $0.frame.contains(inside) })
            else {
                return name
            }
            name = LayoutComparison.name(child, of: view.children, in: view)
            origin = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
            view = child
        }
    }
}
