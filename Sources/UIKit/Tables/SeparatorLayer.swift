/// A hairline above everything in a cell.
final class SeparatorLayer: CALayer {
    var color = UIColor.separator

    required init() {
        super.init()
        zPosition = 1
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        emitter.fill(.rect(bounds), color.resolved(with: emitter.traits))
    }
}
