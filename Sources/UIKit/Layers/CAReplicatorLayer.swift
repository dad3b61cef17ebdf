import Foundation
import SnapGraphics

/// A layer that shows its sublayers several times, under Core Animation's name: each copy moved, tinted and delayed against the one before.
///
/// Source: Apple, *CAReplicatorLayer*. Difference: `preservesDepth` is kept, without effect.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// With the first.
    open var instanceCount = 1
    /// Of the animations of each copy against the one before, in seconds.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet { didChange("instanceDelay", from: oldValue, to: instanceDelay) }
    }
    /// From each copy to the next, around the layer's anchor point.
    open var instanceTransform = CATransform3D.identity {
        didSet { didChange("instanceTransform", from: oldValue, to: instanceTransform) }
    }
    /// Multiplies the colours of the first copy; nil leaves them.
    open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) {
        didSet { didChange("instanceColor", from: oldValue, to: instanceColor) }
    }
    /// Added to the colour for each further copy.
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
    open var preservesDepth = false

    override class var animatableProperties: [LayerProperty] { properties }

    private static let properties =
        commonProperties + [
            LayerProperty("instanceDelay", \CAReplicatorLayer.instanceDelay),
            LayerProperty("instanceTransform", \CAReplicatorLayer.instanceTransform),
            LayerProperty("instanceColor", \CAReplicatorLayer.instanceColor),
        ]

    override func take(from other: CALayer) {
        super.take(from: other)
        guard let other = other as? CAReplicatorLayer else { return }
        (instanceCount, preservesDepth) = (other.instanceCount, other.preservesDepth)
        (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
    }

    override func emitSublayers(of model: CALayer, to emitter: inout LayerEmitter) {
        let anchor = anchor
        var step = CATransform3D.identity
        for index in 0..<max(0, instanceCount) {
            let place = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
                .concatenating(step)
                .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
            let tint = tint(of: index)
            let delay = -instanceDelay * TimeInterval(index)
            emitter.tinted(by: tint, delayedBy: delay) { emitter in
                emitter.emitSublayers(of: self, model: model, through: index == 0 ? nil : place)
            }
            step = instanceTransform.concatenating(step)
        }
    }

    private func tint(of index: Int) -> ItemTint {
        let color = (instanceColor ?? CGColor(gray: 1, alpha: 1)).value
        let rgb = color.rgb
        func channel(_ value: CGFloat, _ offset: Float) -> Double {
            (Double(value) + Double(offset) * Double(index)).clamped(0, 1)
        }
        return ItemTint(
            red: channel(rgb.red, instanceRedOffset), green: channel(rgb.green, instanceGreenOffset),
            blue: channel(rgb.blue, instanceBlueOffset), alpha: channel(color.alpha, instanceAlphaOffset))
    }
}
