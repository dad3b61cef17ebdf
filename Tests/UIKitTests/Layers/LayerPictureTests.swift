import Foundation
import SnapGraphics
import SnapRaster
import Testing

@testable import UIKit

/// Layers of a view of 100 × 100 points at 1×, read pixel by pixel.
@MainActor
@Suite struct LayerPictureTests {
    let view: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        return view
    }()

    private func bitmap() throws -> Bitmap {
        let device = Device(
            size: CGSize(width: 100, height: 100), scale: 1, safeAreaInsets: .zero,
            traits: UITraitCollection(displayScale: 1))
        defer { UIScreen.main.device = .phone375 }
        return try Rasterizer.draw(ViewRenderer.render(view, in: RenderEnvironment(device: device)).displayList)
    }

    /// The colours of the pixels at points, `#RRGGBB`.
    private func colors(_ points: (Int, Int)...) throws -> [String] {
        let bitmap = try bitmap()
        return points.map { x, y in
            let pixel = bitmap[x, y]
            return Color(
                red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255)
            ).summary
        }
    }

    private func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect) -> Layer {
        layer.frame = frame
        view.layer.addSublayer(layer)
        return layer
    }

    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func `a mask shows the layer where the mask is opaque`() throws {
        let layer = add(CALayer(), CGRect(x: 10, y: 10, width: 80, height: 80))
        layer.backgroundColor = Self.red
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
        mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
        layer.mask = mask
        #expect(mask.superlayer === layer)
        #expect(try colors((5, 50), (20, 50), (60, 50)) == ["#FFFFFF", "#FF7F7F", "#FFFFFF"])
        layer.mask = nil
        #expect(mask.superlayer == nil)
        #expect(try colors((60, 50)) == ["#FF0000"])
    }

    @Test func `an axial gradient runs from its start to its end`() throws {
        let layer = add(CAGradientLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        // The pixel's centre: 25.5 of 100 is level 65.
        #expect(try colors((25, 0), (25, 99), (75, 50)) == ["#414141", "#414141", "#C1C1C1"])
        layer.locations = [0, 0.5]
        #expect(try colors((25, 50), (75, 50)) == ["#828282", "#FFFFFF"])
    }

    @Test func `towards clear a gradient darkens, as on iOS`() throws {
        let layer = add(CAGradientLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.colors = [CGColor(gray: 1, alpha: 1), UIColor.clear.cgColor]
        // Half-way: grey 128 at half opacity over white.
        let middle = try colors((50, 49), (50, 98))
        // At 0.985: nearly black, 4 levels of alpha.
        #expect(middle[1] == "#FBFBFB")
        #expect(middle[0] == "#BFBFBF" || middle[0] == "#C0C0C0")
    }

    @Test func `a radial gradient is an ellipse to the end point`() throws {
        let layer = add(CAGradientLayer(), CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.type = .radial
        layer.colors = [Self.red, Self.red, Self.blue, Self.blue]
        layer.locations = [0, 0.5, 0.5, 1]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        #expect(try colors((70, 25), (80, 25), (50, 35), (50, 40)) == ["#FF0000", "#0000FF", "#FF0000", "#0000FF"])
    }

    @Test func `a shape is filled and stroked, and its stroke may be a part of it`() throws {
        let layer = add(CAShapeLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
        (layer.path, layer.fillColor, layer.strokeColor, layer.lineWidth) = (path, nil, Self.red, 10)
        #expect(try colors((2, 50), (98, 50), (50, 56)) == ["#FF0000", "#FF0000", "#FFFFFF"])
        (layer.strokeStart, layer.strokeEnd) = (0.25, 0.5)
        #expect(try colors((20, 50), (30, 50), (45, 50), (55, 50)) == ["#FFFFFF", "#FF0000", "#FF0000", "#FFFFFF"])
        (layer.strokeStart, layer.strokeEnd, layer.lineDashPattern) = (0, 1, [10, 30])
        #expect(try colors((5, 50), (20, 50), (45, 50)) == ["#FF0000", "#FFFFFF", "#FF0000"])
    }

    @Test func `a dotted line begins and ends with a dot`() throws {
        let layer = add(CAShapeLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 50))
        path.addLine(to: CGPoint(x: 70, y: 50))
        (layer.path, layer.fillColor, layer.strokeColor) = (path, nil, Self.red)
        (layer.lineWidth, layer.lineCap, layer.lineDashPattern) = (10, .round, [0, 20])
        #expect(
            try colors((7, 50), (20, 50), (30, 50), (40, 50), (50, 50), (60, 50), (72, 50)) == [
                "#FF0000", "#FFFFFF", "#FF0000", "#FFFFFF", "#FF0000", "#FFFFFF", "#FF0000",
            ])
    }

    @Test func `a trimmed circle ends where its length says`() {
        let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
        let quarter = circle.trimmed(from: 0, to: 0.25)
        let end = quarter.currentPoint ?? .zero
        #expect(abs(end.x) < 1e-6 && abs(end.y - 1) < 1e-6)
        #expect(circle.trimmed(from: 0, to: 1).verbs == circle.verbs)
        #expect(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
        let eighth = circle.trimmed(from: 0, to: 0.125).currentPoint ?? .zero
        #expect(abs(eighth.x - 0.5.squareRoot()) < 1e-3 && abs(eighth.y - 0.5.squareRoot()) < 1e-3)
    }

    @Test func `contents fill the bounds as the gravity says`() throws {
        let bitmap = try Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_0000])
        let layer = add(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.contents = CGImage(bitmap: bitmap)
        layer.magnificationFilter = .nearest
        #expect(try colors((10, 90), (90, 10)) == ["#FF0000", "#0000FF"])
        layer.contentsGravity = .resizeAspect
        #expect(try colors((10, 10), (10, 50), (90, 50)) == ["#FFFFFF", "#FF0000", "#0000FF"])
        layer.contentsGravity = .topLeft
        layer.contentsScale = 0.1
        #expect(try colors((5, 5), (15, 5), (25, 5), (5, 15)) == ["#FF0000", "#0000FF", "#FFFFFF", "#FFFFFF"])
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(try colors((5, 5), (15, 5)) == ["#0000FF", "#FFFFFF"])
    }

    @Test func `copies of a replicator are moved, tinted and delayed`() throws {
        let replicator = add(CAReplicatorLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        replicator.instanceRedOffset = -0.5
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        dot.backgroundColor = CGColor(gray: 1, alpha: 1)
        replicator.backgroundColor = CGColor(gray: 0, alpha: 1)
        replicator.addSublayer(dot)
        #expect(
            try colors((10, 10), (25, 10), (40, 10), (70, 10)) == ["#FFFFFF", "#000000", "#80FFFF", "#00FFFF"])
        replicator.instanceRedOffset = 0
        replicator.instanceDelay = 0.25
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.fillMode) = (0, 1, 1, .backwards)
        dot.add(fade, forKey: nil)
        VirtualClock.shared.advance(by: 0.5)
        #expect(try colors((10, 10), (40, 10), (70, 10)) == ["#808080", "#404040", "#000000"])
    }

    @Test func `perspective makes the far side smaller`() throws {
        let layer = add(CALayer(), CGRect(x: 10, y: 10, width: 80, height: 80))
        layer.backgroundColor = Self.red
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        // Seen from 100 points: the right edge goes 40·sin 60° = 34.6 away, where it is 1/1.346 as large; the left one comes nearer.
        layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        let bitmap = try bitmap()
        func height(x: Int) -> Int { (0..<100).count { bitmap[x, $0] & 0xFF00 == 0 } }
        // x = 50 ± 40·cos 60° / (1 ± 0.346), so the layer reaches from 19.4 to 64.9.
        #expect(height(x: 18) == 0 && height(x: 66) == 0)
        // The middle of this column of pixels is half a point beside the axis: 79.3 high, of which 78 rows are whole.
        #expect(height(x: 50) == 78)
        #expect(height(x: 63) < height(x: 50) && height(x: 50) < height(x: 35))
    }

    @Test func `a layer seen from behind may be hidden, and depth decides the order`() throws {
        let layer = add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 50))
        layer.backgroundColor = Self.red
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try colors((25, 25)) == ["#FF0000"])
        layer.isDoubleSided = false
        #expect(try colors((25, 25)) == ["#FFFFFF"])
        layer.transform = CATransform3DIdentity
        let over = add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 50))
        over.backgroundColor = Self.blue
        #expect(try colors((25, 25)) == ["#0000FF"])
        layer.zPosition = 1
        #expect(try colors((25, 25)) == ["#FF0000"])
        over.transform = CATransform3DMakeTranslation(0, 0, 2)
        #expect(try colors((25, 25)) == ["#0000FF"])
    }

    @Test func `sublayers of a transform layer keep their depth`() throws {
        let cube = add(CATransformLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let face = CALayer()
        face.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        face.backgroundColor = Self.red
        face.transform = CATransform3DMakeTranslation(0, 0, 50)
        cube.addSublayer(face)
        // A quarter turn of the whole: the face looks to the side, and is seen from its edge.
        cube.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(try colors((50, 50)) == ["#FFFFFF"])
        // An eighth: its middle is at 50·sin 45° to the side.
        cube.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        #expect(try colors((85, 50), (60, 50)) == ["#FF0000", "#FFFFFF"])
    }

    @Test func `a shadow falls from what a layer shows where it has no background`() throws {
        let layer = add(CAShapeLayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        layer.fillColor = Self.red
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 50, height: 0))
        #expect(try colors((20, 20), (70, 20), (85, 20)) == ["#FF0000", "#000000", "#FFFFFF"])
    }

    @Test func `a text layer is white and cut off where it is not told otherwise`() throws {
        let layer = add(CATextLayer(), CGRect(x: 0, y: 0, width: 100, height: 50))
        view.backgroundColor = .black
        layer.string = "MMMMMMMM"
        let bitmap = try bitmap()
        #expect((0..<100).contains { x in (0..<50).contains { y in bitmap[x, y] == .max } })
        layer.foregroundColor = nil
        let empty = try self.bitmap()
        #expect(empty.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func `a transition mixes the old picture with the new one`() throws {
        let layer = add(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.backgroundColor = Self.red
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        layer.backgroundColor = Self.blue
        layer.removeAnimation(forKey: "backgroundColor")
        VirtualClock.shared.advance(by: 0.25)
        #expect(try colors((50, 50)) == ["#BF0040"])
        transition.type = .push
        transition.subtype = .fromRight
        layer.add(transition, forKey: nil)
        layer.backgroundColor = Self.red
        layer.removeAnimation(forKey: "backgroundColor")
        layer.removeAllAnimations()
    }

    @Test func `a delegate lays out and draws a layer of its own`() throws {
        final class Drawer: CALayerDelegate {
            func layoutSublayers(of layer: CALayer) {
                layer.sublayers?.first?.frame.size = CGSize(width: 30, height: 30)
            }
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
                ctx.fill(CGRect(x: 50, y: 50, width: 500, height: 10))
            }
        }
        let drawer = Drawer()
        let layer = add(CALayer(), CGRect(x: 0, y: 0, width: 90, height: 90))
        layer.delegate = drawer
        let child = CALayer()
        child.backgroundColor = Self.red
        layer.addSublayer(child)
        #expect(try colors((20, 20), (55, 55), (95, 55)) == ["#FF0000", "#0000FF", "#FFFFFF"])
    }
}
