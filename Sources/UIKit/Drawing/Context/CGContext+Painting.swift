import Foundation
import SnapGraphics

/// How shapes become items: below them their shadow, and both as the alpha and the blend mode say.
extension CGContext {
    /// Fills a shape of the space that `space` maps to the first user space.
    func fill(_ shape: Shape, in space: CGAffineTransform) {
        paint(shape, in: space) { [color = state.fill.value.color] in $0.fill(shape, color) }
    }

    /// Strokes a path of the present user space.
    func stroke(_ path: Path) {
        guard state.stroke.width > 0 else { return }
        if state.blendMode.changesUncoveredGround {
            RuntimeWarnings.record(
                "a stroke with blend mode \(state.blendMode) is not drawn: such modes are there for fills, images and gradients"
            )
            return
        }
        let (style, color) = (state.stroke, state.strokeColor.value.color)
        paint(nil, in: state.transform) { $0.stroke(path, style, color) }
    }

    /// Emits what `body` draws in a space, with the state's alpha, blend mode and shadow.
    ///
    /// - Parameter shape: where it draws, for blend modes that change what is around it; nil where there is no such place.
    func paint(_ shape: Shape?, in space: CGAffineTransform, _ body: (inout LayerEmitter) -> Void) {
        let group = DisplayList.Group(opacity: Double(state.alpha), blendMode: state.blendMode)
        if state.blendMode != .normal { needsIsolation = true }
        let shadow = shadow(in: space)
        emitter.transformed(by: space) { emitter in
            @MainActor func draw(_ emitter: inout LayerEmitter) {
                emitter.grouped(as: group) { emitter in
                    if let shadow { emitter.shadow(of: emitter.items(body), shadow) }
                    body(&emitter)
                }
            }
            // Such a mode changes everything inside the clips around the group.
            if let shape, group.blendMode.changesUncoveredGround {
                emitter.clipped(to: shape, draw)
            } else {
                draw(&emitter)
            }
        }
    }

    /// The state's shadow in the units of a space: its offset and blur do not follow the transform.
    private func shadow(in space: CGAffineTransform) -> Shadow? {
        guard let shadow = state.shadow, shadow.color.alpha > 0 else { return nil }
        let scale = abs(space.determinant).squareRoot()
        guard scale > 0 else { return nil }
        let offset = shadow.offset.applying(space.inverted())
        // Core Graphics' blur is twice the standard deviation.
        return Shadow(color: shadow.color.value.color, offset: offset, radius: shadow.blur / 2 / scale)
    }

    /// Clips to a shape until the state is restored.
    func clip(to shape: Shape, in space: CGAffineTransform) {
        emitter.append(items: [.beginClip(shape, space.concatenating(emitter.transform))])
        state.openClips += 1
    }

    /// Emits what another emitter's code draws, in the present user space.
    func emit(in space: CGAffineTransform, _ body: (inout LayerEmitter) -> Void) {
        paint(nil, in: space, body)
    }
}
