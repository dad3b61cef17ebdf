/// A hairline above everything in a cell.
final class SeparatorLayer: CALayer {
    var color = UIColor.separator

    required init() {
        super.init()
        animatesImplicitly = false
        zPosition = 1
    }

    override func emitContents(to emitter: inout LayerEmitter, model: CALayer) {
        emitter.fill(.rect(bounds), color.resolved(with: emitter.traits))
    }
}
