import Foundation
import SnapGraphics

/// A change from what a layer showed when the transition was added to what it shows now, under Core Animation's name.
///
/// Source: Apple, *CATransition*. Difference: Core Animation starts from what was on screen before the transaction; here changes that were made
/// before the transition was added are not part of it.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// Where the new contents come from; nil is from the left.
    open var subtype: CATransitionSubtype?
    /// What part of the transition is shown, from 0 to 1.
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    /// What the layer showed, in its coordinates.
    private(set) var picture: [DisplayList.Item] = []

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, picture) = (other.type, other.subtype, other.picture)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    func takePicture(of layer: CALayer) {
        var emitter = LayerEmitter(width: 1, height: 1, scale: 1, traits: layer.nearestTraits)
        emitter.emitLoose(layer)
        picture = emitter.list.items
    }

    /// Emits what the layer showed when the transition was added.
    func emitOld(to emitter: inout LayerEmitter) {
        emitter.append(picture)
    }

    /// Emits the old picture and the new one as they are at a progress.
    func emit(
        at progress: Double, in bounds: CGRect, to emitter: inout LayerEmitter, new: (inout LayerEmitter) -> Void
    ) {
        let shown = Double(startProgress) + (Double(endProgress) - Double(startProgress)) * progress
        let side = (subtype ?? .fromLeft).side
        func moved(_ share: Double) -> CGAffineTransform {
            CGAffineTransform(
                translationX: side.dx * bounds.width * CGFloat(share), y: side.dy * bounds.height * CGFloat(share))
        }
        func emitOld(_ emitter: inout LayerEmitter, movedBy share: Double) {
            emitter.transformed(by: moved(share)) { self.emitOld(to: &$0) }
        }
        switch type {
        case .push:
            emitOld(&emitter, movedBy: -shown)
            emitter.transformed(by: moved(1 - shown), new)
        case .moveIn:
            emitOld(&emitter, movedBy: 0)
            emitter.transformed(by: moved(1 - shown), new)
        case .reveal:
            new(&emitter)
            emitOld(&emitter, movedBy: -shown)
        default:
            // The old one over the new one: where both are opaque this is the mixture of the two.
            new(&emitter)
            emitter.grouped(opacity: 1 - shown) { emitOld(&$0, movedBy: 0) }
        }
    }
}

extension CALayer {
    /// The traits of the view that the layer is in.
    fileprivate var nearestTraits: UITraitCollection {
        owner?.traitCollection ?? superlayer?.nearestTraits ?? .current
    }
}

extension LayerEmitter {
    /// Emits a list's items in the present coordinates.
    fileprivate mutating func append(_ picture: [DisplayList.Item]) {
        append(items: picture.map { $0.transformed(by: transform) })
    }
}
