import SnapDiff
import SnapGolden
import SnapGraphics
import SnapRaster
public import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The image as an image view of its size shows it.
    public static var image: Snapshotting { image() }

    /// The image as an image view of its size shows it.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How near a pixel must be to match, from 0 to 1.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        Snapshotting<UIView, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { UIImageView(image: $0) }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// The layer and its sublayers in its own size, at 2×.
    public static var image: Snapshotting { image() }

    /// The layer and its sublayers in its own size.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How near a pixel must be to match, from 0 to 1.
    ///   - traits: What its colours are resolved with; `displayScale` is 2 where it is not specified.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting(options: ComparisonOptions(precision, perceptualPrecision)) { layer in
            let device = ViewImageConfig().device(adding: traits)
            let grid = PixelGrid(scale: device.scale)
            let size = grid.ceil(layer.bounds.size)
            guard size.width > 0, size.height > 0 else { throw LayerError.empty(size: layer.bounds.size) }
            var emitter = LayerEmitter(
                width: Int(size.width * grid.scale), height: Int(size.height * grid.scale), scale: grid.scale,
                traits: device.traits)
            emitter.emit(layer, isRoot: true)
            let tree = LayoutTree(root: layer.layoutNode, size: layer.bounds.size, scale: grid.scale)
            return Capture(
                artifact: .picture(
                    try Rasterizer.draw(emitter.list), tree,
                    fonts: DrawnFonts(names: emitter.fonts.sorted(), warnings: emitter.warnings)),
                warnings: emitter.warnings)
        }
    }
}

extension CALayer {
    /// The layer and its sublayers, as a layout has views.
    fileprivate var layoutNode: LayoutNode {
        LayoutNode(
            className: "\(type(of: self))", identifier: name, frame: frame,
            children: (sublayers ?? []).map(\.layoutNode))
    }
}

/// Why a layer cannot be drawn.
enum LayerError: Error, Hashable, CustomStringConvertible {
    /// In points.
    case empty(size: CGSize)

    var description: String {
        switch self {
        case .empty(let size):
            "the layer is \(LayoutText.number(size.width))×\(LayoutText.number(size.height)) points: give it a frame"
        }
    }
}
