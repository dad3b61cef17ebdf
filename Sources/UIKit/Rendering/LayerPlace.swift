import Foundation
import SnapGraphics

/// Where a layer's own coordinates come to lie in those of its superlayer.
enum LayerPlace {
    case flat(CGAffineTransform)
    case projected(ProjectiveTransform)
    /// The layer shows its back, and has none.
    case turnedAway

    /// - Parameters:
    ///   - layer: as it is shown.
    ///   - isRoot: places the bounds' origin at the picture's.
    ///   - space: what becomes of the place in the superlayer's space; nil is nothing.
    @MainActor init(of layer: CALayer, isRoot: Bool, through space: CATransform3D?) {
        if isRoot {
            self = .flat(CGAffineTransform(translationX: -layer.bounds.minX, y: -layer.bounds.minY))
        } else if space == nil, layer.transform.isAffine {
            self = .flat(layer.transformToSuperlayer)
        } else {
            let whole = space.map { layer.spaceToSuperlayer.concatenating($0) } ?? layer.spaceToSuperlayer
            let map = ProjectiveTransform(whole)
            let middle = layer.bounds
            if !layer.isDoubleSided, map.showsBack(at: Double(middle.midX), Double(middle.midY)) {
                self = .turnedAway
            } else {
                self = map.affine.map(Self.flat) ?? .projected(map)
            }
        }
    }
}
