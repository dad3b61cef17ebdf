import Foundation
import SnapGraphics
import SnapRaster
import Testing

@testable import UIKit

@MainActor
@Suite struct GraphicsContextTests {
    /// Draws in a picture of 20 × 20 points at 1× and reads pixels, `#RRGGBBAA`, premultiplied.
    private func colors(_ points: [(Int, Int)], _ draw: (CGContext) -> Void) -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
            draw($0.cgContext)
        }
        guard let bitmap = image.cgImage?.bitmap else { return [] }
        return points.map { x, y in
            let pixel = bitmap[x, y]
            return Color(
                red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255),
                alpha: UInt8(pixel >> 24)
            ).summary
        }
    }

    @Test func `fills take the colour, the alpha and the transform of the state`() {
        let result = colors([(2, 2), (12, 12), (18, 18)]) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.saveGState()
            context.translateBy(x: 10, y: 10)
            context.setAlpha(0.5)
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 17, y: 17, width: 3, height: 3))
        }
        #expect(result == ["#FF0000", "#00008080", "#FF0000"])
    }

    @Test func `a path stays where it was added when the transform changes`() {
        let result = colors([(5, 5), (15, 15)]) { context in
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.translateBy(x: 10, y: 10)
            context.fillPath()
        }
        #expect(result == ["#000000", "#00000000"])
    }

    @Test func `clips hold until the state is restored, also where nobody restores it`() {
        let result = colors([(2, 2), (12, 2)]) { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 11, y: 0, width: 5, height: 5))
            context.saveGState()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1, height: 1)).addClip()
        }
        #expect(result == ["#000000", "#000000"])
    }

    @Test func `blend modes mix with what the drawing has made`() {
        let result = colors([(5, 5), (15, 5), (5, 15), (15, 15)]) { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(.multiply)
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clear(CGRect(x: 10, y: 0, width: 10, height: 10))
            context.setBlendMode(.sourceIn)
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(result == ["#FF8000", "#00000000", "#FFFFFF", "#FF8000"])
    }

    @Test func `even-odd and winding differ where a path covers itself`() {
        func center(_ rule: CGPathFillRule) -> [String] {
            colors([(10, 10)]) { context in
                context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
                context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
                context.fillPath(using: rule)
            }
        }
        #expect(center(.winding) == ["#000000"])
        #expect(center(.evenOdd) == ["#00000000"])
    }

    @Test func `strokes are as wide as the transform makes them`() {
        let result = colors([(10, 9), (10, 12), (1, 10)]) { context in
            context.scaleBy(x: 2, y: 2)
            context.setLineWidth(2)
            UIColor.red.setStroke()
            context.move(to: CGPoint(x: 2, y: 5))
            context.addLine(to: CGPoint(x: 8, y: 5))
            context.strokePath()
        }
        #expect(result == ["#FF0000", "#00000000", "#00000000"])
    }

    @Test func `a bezier path draws with its own line`() {
        let result = colors([(10, 10), (10, 2), (3, 10)]) { _ in
            let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 16, height: 16))
            path.lineWidth = 2
            UIColor.green.setFill()
            UIColor.red.setStroke()
            path.fill()
            path.stroke()
        }
        #expect(result == ["#00FF00", "#FF0000", "#00FF00"])
    }

    @Test func `a shadow does not follow the transform, and falls from layers' contents`() {
        let result = colors([(12, 4), (4, 4)]) { context in
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.red.cgColor)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(result == ["#FF0000", "#000000"])
    }

    @Test func `a transparency layer is one picture`() {
        let result = colors([(5, 5), (12, 5)]) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(result == ["#00000080", "#00000080"])
    }

    @Test func `gradients fill the clip, and stop at their ends where they may not go on`() {
        let result = colors([(2, 10), (10, 10), (18, 10)]) { context in
            let colors = [UIColor.red.cgColor, UIColor.red.cgColor]
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
        }
        #expect(result == ["#00000000", "#FF0000", "#FF0000"])
    }

    @Test func `images draw upright, and Core Graphics' own upside down`() throws {
        let bitmap = try Bitmap(width: 1, height: 2, pixels: [0xFF00_00FF, 0xFFFF_0000])
        let image = UIImage(bitmap: bitmap, scale: 1)
        let upright = colors([(5, 4), (5, 16)]) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        #expect(upright == ["#FF0000", "#0000FF"])
        let flipped = colors([(5, 4), (5, 16)]) {
            $0.draw(CGImage(bitmap: bitmap), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(flipped == ["#0000FF", "#FF0000"])
    }

    @Test(arguments: [(UIImage.ResizingMode.stretch, "#00FF00"), (.tile, "#00FF00")])
    func `caps keep their size`(mode: UIImage.ResizingMode, middle: String) throws {
        // One red pixel, one green, one blue, in a row.
        let bitmap = try Bitmap(width: 3, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000])
        let image = UIImage(bitmap: bitmap, scale: 1).resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: mode)
        let result = colors([(0, 5), (1, 5), (10, 5), (18, 5), (19, 5)]) { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(result == ["#FF0000", middle, middle, middle, "#0000FF"])
    }

    @Test func `a renderer's picture has the format's scale, and begins black where it is opaque`() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 4), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 10, height: 4))
        #expect(image.scale == 3)
        #expect(image.cgImage?.bitmap[2, 2] == 0xFF00_00FF)
        #expect(image.cgImage?.bitmap[3, 3] == 0xFF00_0000)
    }

    @Test func `the old functions begin, hand out and end a picture`() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        UIGraphicsGetCurrentContext()?.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.scale == 2)
        #expect(image?.cgImage?.bitmap[3, 0] == 0xFF00_00FF)
        #expect(image?.cgImage?.bitmap[4, 0] == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `drawing outside of a context is noted`() {
        let messages = RuntimeWarnings.collect {
            UIBezierPath(rect: .zero).fill()
            UIColor.red.set()
        }.messages
        #expect(messages.count == 3)
    }

    private final class Drawn: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 50, height: 10))
        }
    }

    private final class Badge: UILabel {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
            super.draw(rect)
        }
    }

    @Test func `what a view draws is cut off at its bounds, and is opaque without a background`() throws {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        var picture = try Picture(view)
        #expect(picture.color(5, 5) == "#FF0000")
        #expect(picture.color(30, 5) == "#FFFFFF")
        #expect(picture.color(5, 15) == "#000000")
        view.backgroundColor = .clear
        picture = try Picture(view)
        #expect(picture.color(5, 15) == "#FFFFFF")
        view.backgroundColor = nil
        view.isOpaque = false
        picture = try Picture(view)
        #expect(picture.color(5, 15) == "#FFFFFF")
    }

    @Test func `a control's own drawing comes where its subclass calls super`() throws {
        let label = Badge(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "MMMM"
        let picture = try Picture(label)
        #expect(picture.color(59, 1) == "#FF0000")
        #expect(picture.extent(alongY: 10) { $0 == "#000000" } != nil)
    }

    @Test func `hierarchies and layers draw into a context`() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        view.backgroundColor = .red
        let child = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
        child.backgroundColor = .blue
        view.addSubview(child)
        let drawn = colors([(5, 5), (15, 5)]) { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true))
        }
        #expect(drawn == ["#FF0000", "#0000FF"])
        UIView.animate(withDuration: 1) { view.backgroundColor = .green }
        let rendered = colors([(12, 12), (17, 12), (5, 5)]) { context in
            context.translateBy(x: 10, y: 10)
            view.layer.render(in: context)
        }
        #expect(rendered == ["#00FF00", "#0000FF", "#00000000"])
        view.layer.removeAllAnimations()
    }

    @Test func `strings draw from the top left corner of a rectangle`() {
        let result = colors([(1, 1)]) { _ in
            "█".draw(
                at: CGPoint(x: -2, y: -4),
                withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
        }
        #expect(result == ["#FF0000"])
    }

    @Test func `a picture that cannot be begun takes nothing from the one around it`() throws {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        let messages = RuntimeWarnings.collect {
            UIGraphicsBeginImageContext(.zero)
            #expect(UIGraphicsGetCurrentContext() == nil)
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIGraphicsEndImageContext()
        }.messages
        #expect(messages.map { $0.contains("is not possible") } == [true])
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
