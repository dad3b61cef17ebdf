public import Foundation

/// A place at the edges of an element, under UIKit's name.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
    public let edges: NSDirectionalRectEdge
    /// In points, or in parts of the item's size.
    public let offset: CGPoint
    public let isFractionalOffset: Bool

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isFractional: false)
    }

    /// - Parameter absoluteOffset: in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isFractional: false)
    }

    /// - Parameter fractionalOffset: in parts of the size of the item that stands there.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isFractional: true)
    }

    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Where an element of a size has its origin in a container, from its leading top corner, in points.
    func origin(of size: CGSize, in container: CGRect) -> CGPoint {
        let x =
            edges.contains(.leading)
            ? container.minX
            : edges.contains(.trailing) ? container.maxX - size.width : container.midX - size.width / 2
        let y =
            edges.contains(.top)
            ? container.minY
            : edges.contains(.bottom) ? container.maxY - size.height : container.midY - size.height / 2
        let shift = isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
        return CGPoint(x: x + shift.x, y: y + shift.y)
    }
}
