import Foundation
import SnapGraphics
import SnapRaster
import Testing

@testable import UIKit

/// Shadows of layers without a path or an opaque background: of the alpha of all that they show.
@MainActor @Suite struct ContentShadowTests {
    /// What a layer emits at (10, 10) of a picture of 60 × 50 pixels.
    private func emitted(_ layer: CALayer) -> LayerEmitter {
        let host = CALayer()
        host.bounds = CGRect(x: 0, y: 0, width: 60, height: 50)
        layer.frame.origin = CGPoint(x: 10, y: 10)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 3, CGSize(width: 0, height: 5))
        host.addSublayer(layer)
        var emitter = LayerEmitter(width: 60, height: 50, scale: 1, traits: .current)
        emitter.emit(host, isRoot: true)
        return emitter
    }

    /// The emitted list, with the shadow of a shape in place of that of the contents.
    private func list(_ emitter: LayerEmitter, casting shape: Shape) -> (list: DisplayList, replaced: Int) {
        var (list, replaced) = (DisplayList(width: 60, height: 50), 0)
        for item in emitter.list.items {
            if case .contentShadow(_, let shadow, let transform) = item {
                list.append(.shadow(shape, shadow, transform))
                replaced += 1
            } else {
                list.append(item)
            }
        }
        return (list, replaced)
    }

    @Test func `a picture casts the shadow of its alpha`() throws {
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let disc = UIGraphicsImageRenderer(size: box.size, format: format).image { _ in
            UIColor.red.setFill()
            UIBezierPath(ovalIn: box).fill()
        }
        let view = UIImageView(image: disc)
        let emitter = emitted(view.layer)
        // The picture's alpha is the disc's coverage, pixel by pixel.
        let (list, replaced) = list(emitter, casting: .path(Path(ellipseIn: box), .nonZero))
        #expect(replaced == 1)
        #expect(try Rasterizer.draw(emitter.list) == Rasterizer.draw(list))
        #expect(emitter.warnings.isEmpty)
    }

    @Test func `a stroke casts the shadow of the line`() throws {
        let layer = CAShapeLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 3, y: 5))
        line.addLine(to: CGPoint(x: 23, y: 5))
        (layer.path, layer.strokeColor, layer.lineWidth) = (line.cgPath, UIColor.black.cgColor, 4)
        let emitter = emitted(layer)
        let (list, replaced) = list(emitter, casting: .rect(CGRect(x: 3, y: 3, width: 20, height: 4)))
        #expect(replaced == 1)
        #expect(try Rasterizer.draw(emitter.list) == Rasterizer.draw(list))
        #expect(emitter.warnings.isEmpty)
    }

    @Test(arguments: [true, false]) func `what shows half casts half a shadow`(isBackground: Bool) throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        if isBackground {
            layer.backgroundColor = UIColor.black.withAlphaComponent(0.5).cgColor
        } else {
            let faint = CALayer()
            (faint.frame, faint.backgroundColor, faint.opacity) = (layer.bounds, UIColor.black.cgColor, 0.5)
            layer.addSublayer(faint)
        }
        let emitter = emitted(layer)
        guard case .contentShadow(let items, let shadow, let transform)? = emitter.list.items.first else {
            Issue.record("the shadow of the contents is not the first item")
            return
        }
        var (half, whole) = (DisplayList(width: 60, height: 50), DisplayList(width: 60, height: 50))
        half.append(.contentShadow(items, shadow, transform))
        whole.append(.shadow(.rect(layer.bounds), shadow, transform))
        let (one, other) = (try Rasterizer.draw(half), try Rasterizer.draw(whole))
        // Half is the level 128 of 255.
        #expect(zip(one.pixels, other.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24) * 128 / 255) <= 1 })
        #expect(other[25, 25] >> 24 > 200)
    }

    @Test func `what fills its layer wholly casts the shadow of its outline`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "Aa"
        guard case .shadow(.path, _, _)? = emitted(label.layer).list.items.first else {
            Issue.record("letters have an outline")
            return
        }
    }

    @Test func `a layer that shows nothing says so`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        #expect(
            emitted(layer).warnings == [
                "the shadow of a layer is not drawn: the layer shows nothing that could cast it"
            ])
    }

    @Test func `in a graphics context a stroke and a picture cast the shadow of their alpha`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let clear = UIImage(bitmap: try Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0]), scale: 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format).image { context in
            context.cgContext.setShadow(
                offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.black.cgColor)
            UIColor.green.setStroke()
            context.cgContext.stroke(CGRect(x: 2, y: 2, width: 6, height: 6), width: 2)
            clear.draw(in: CGRect(x: 2, y: 20, width: 8, height: 4))
        }
        let bitmap = try #require(picture.cgImage).bitmap
        // The line around (12, 2)…(18, 8) is shadow, its inside is not; of the picture only the left half casts one.
        #expect(bitmap[12, 5] == 0xFF00_0000)
        #expect(bitmap[15, 5] == 0)
        #expect(bitmap[12, 22] == 0xFF00_0000)
        #expect(bitmap[18, 22] == 0)
    }
}
