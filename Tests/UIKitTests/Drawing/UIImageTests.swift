import SnapGraphics
import SnapPNG
import Testing
@testable import UIKit

struct UIImageTests {
    private static let red: UInt32 = 0xFF00_00FF
    private static let green: UInt32 = 0xFF00_FF00
    private static let blue: UInt32 = 0xFFFF_0000
    private static let clear: UInt32 = 0

    /// 3 × 2 pixels: red, green, blue; clear, clear, red.
    private func picture() throws -> Bitmap {
        try Bitmap(width: 3, height: 2, pixels: [Self.red, Self.green, Self.blue, Self.clear, Self.clear, Self.red])
    }

    private func pixels(_ image: UIImage, _ traits: UITraitCollection = UITraitCollection()) throws -> [UInt32] {
        guard case .bitmap(let bitmap) = image.drawing(with: traits) else { throw CancellationError() }
        return bitmap.pixels
    }

    @Test func `a PNG file becomes a picture and a PNG file again`() throws {
        let data = try PNG.encode(picture())
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 1.5, height: 1) && image.scale == 2)
        #expect(image.pngData() == data)
        #expect(!image.isSymbolImage && image.renderingMode == .automatic)
        #expect(UIImage().size == .zero && UIImage().pngData() == nil)
    }

    @Test func `a core graphics image is turned by the image around it`() throws {
        let stored = try #require(UIImage(bitmap: try picture(), scale: 2).cgImage)
        #expect(stored.width == 3 && stored.height == 2)
        let turned = UIImage(cgImage: stored, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 2, height: 3))
        #expect(try pixels(turned) == picture().oriented(.right).pixels)
        #expect(turned.cgImage?.bitmap == stored.bitmap)
        #expect(UIImage().cgImage == nil)
    }

    @Test func `bytes that are no PNG file give nil and a warning`() {
        let (image, messages) = RuntimeWarnings.collect { UIImage(data: Data("GIF89a, no PNG file".utf8)) }
        #expect(image == nil)
        #expect(messages.count == 1 && messages[0].hasPrefix("image data cannot be shown: not a PNG file"))
    }

    @Test func `a mirrored image is drawn mirrored, and one for both directions only from right to left`() throws {
        let image = UIImage(bitmap: try picture(), scale: 1)
        let mirrored = [Self.blue, Self.green, Self.red, Self.red, Self.clear, Self.clear]
        #expect(try pixels(image.withHorizontallyFlippedOrientation()) == mirrored)
        #expect(
            try pixels(image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation())
                == picture().pixels)
        let turning = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(try pixels(turning, UITraitCollection(layoutDirection: .leftToRight)) == picture().pixels)
        #expect(try pixels(turning, UITraitCollection(layoutDirection: .rightToLeft)) == mirrored)
    }

    // Where the red corner pixel and its green neighbour end up, by the meaning of EXIF's eight orientations.
    @Test(arguments: [
        (UIImage.Orientation.up, "RGB ..R"), (.down, "R.. BGR"), (.left, "BR G. R."), (.right, ".R .G RB"),
        (.upMirrored, "BGR R.."), (.downMirrored, "..R RGB"), (.leftMirrored, "R. G. BR"), (.rightMirrored, "RB .G .R"),
    ])
    func `an orientation turns the pixels`(orientation: UIImage.Orientation, expected: String) throws {
        let bitmap = try picture().oriented(orientation)
        let letters: [UInt32: Character] = [Self.red: "R", Self.green: "G", Self.blue: "B", Self.clear: "."]
        let rows = (0..<bitmap.height).map { y in
            String((0..<bitmap.width).compactMap { letters[bitmap[$0, y]] })
        }
        #expect(rows.joined(separator: " ") == expected)
    }

    @Test func `an outline is turned as the pixels are`() throws {
        let unit = [CGPoint(x: 0.5 / 3, y: 0.25), CGPoint(x: 0.5, y: 0.25)]
        for raw in 0...7 {
            let orientation = try #require(UIImage.Orientation(rawValue: raw))
            let bitmap = try picture().oriented(orientation)
            let found = unit.map { point in
                let moved = point.applying(orientation.transform)
                return bitmap[Int(moved.x * CGFloat(bitmap.width)), Int(moved.y * CGFloat(bitmap.height))]
            }
            #expect(found == [Self.red, Self.green], "orientation \(raw)")
        }
    }

    @Test func `a stencil takes the tint of its place`() throws {
        let image = UIImage(bitmap: try picture(), scale: 1)
        #expect(image.stencilColor(tint: .red, automaticIsTemplate: false) == nil)
        #expect(image.stencilColor(tint: .red, automaticIsTemplate: true) == .red)
        #expect(image.withRenderingMode(.alwaysTemplate).stencilColor(tint: .red, automaticIsTemplate: false) == .red)
        #expect(image.withRenderingMode(.alwaysOriginal).stencilColor(tint: .red, automaticIsTemplate: true) == nil)
        let tinted = image.withTintColor(.green)
        #expect(tinted.stencilColor(tint: .red, automaticIsTemplate: false) == .green)
        #expect(tinted.withRenderingMode(.alwaysTemplate).stencilColor(tint: .red, automaticIsTemplate: false) == .red)
        let fixed = image.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(fixed.stencilColor(tint: .red, automaticIsTemplate: true) == .green)
    }

    @Test func `images are equal where they show the same`() throws {
        let image = UIImage(bitmap: try picture(), scale: 1)
        #expect(image == UIImage(bitmap: try picture(), scale: 1))
        #expect(image != UIImage(bitmap: try picture(), scale: 2))
        #expect(image != image.withRenderingMode(.alwaysTemplate))
        #expect(
            image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 1)).capInsets.top == 1)
    }
}
