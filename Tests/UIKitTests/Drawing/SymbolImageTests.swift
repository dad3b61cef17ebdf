import SnapGraphics
import Testing
import UIKit

struct SymbolImageTests {
    private let traits = UITraitCollection(displayScale: 3)

    // Frames that Interface Builder computed from symbols at their default size, on 2x and 3x canvases.
    @Test(
        arguments: [
            ("info.circle", 20, 19), ("xmark.circle.fill", 20, 19), ("chevron.right", 37.0 / 3, 49.0 / 3),
            ("tag.fill", 68.0 / 3, 21),
        ] as [(String, CGFloat, CGFloat)])
    func `a symbol has the size that iOS gives it`(name: String, width: CGFloat, height: CGFloat) throws {
        let image = try #require(UIImage(systemName: name, compatibleWith: traits))
        #expect(image.isSymbolImage)
        #expect(abs(image.size.width - width) <= 1 / 3 + 1e-9 && abs(image.size.height - height) <= 1 / 3 + 1e-9)
    }

    @Test func `a symbol has the proportion that Interface Builder stores`() throws {
        let image = try #require(UIImage(systemName: "pencil", compatibleWith: traits))
        #expect(abs(image.size.width / image.size.height - 128 / 113) < 0.03)
        #expect(image.size.width > 16 && image.size.width < 24)
    }

    @Test func `the outline stays within the image`() throws {
        for name in ["pencil", "trash", "arrowshape.turn.up.right.fill", "chevron.down", "envelope.fill"] {
            let image = try #require(UIImage(systemName: name, compatibleWith: traits))
            guard case .outline(let path) = image.drawing(with: traits) else {
                Issue.record("\(name) is no outline")
                continue
            }
            let box = CGRect(origin: .zero, size: image.size).insetBy(dx: -0.2, dy: -0.2)
            #expect(
                !path.isEmpty && box.contains(CGPath(path: path).boundingBoxOfPath),
                "\(name): \(CGPath(path: path).boundingBoxOfPath) in \(image.size)")
        }
    }

    @Test func `a configuration sizes a symbol, and what it leaves open stays`() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        let image = try #require(UIImage(systemName: "info.circle", withConfiguration: large))
        #expect(image.size == CGSize(width: 40, height: 38))
        let bold = image.withConfiguration(UIImage.SymbolConfiguration(weight: .bold))
        #expect(bold.size == image.size)
        #expect(bold.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
        let title = image.withConfiguration(UIImage.SymbolConfiguration(textStyle: .largeTitle))
        #expect(title.size == CGSize(width: 40, height: 38))
        #expect(UIImage().withConfiguration(large) == UIImage())
    }

    @Test func `a symbol is a stencil everywhere`() throws {
        let image = try #require(UIImage(systemName: "trash"))
        #expect(image.stencilColor(tint: .red, automaticIsTemplate: false) == .red)
        // In UIKit, too, a tinted symbol needs the original mode to keep its colour in a view.
        #expect(image.withTintColor(.green).stencilColor(tint: .red, automaticIsTemplate: false) == .red)
        #expect(
            image.withTintColor(.green, renderingMode: .alwaysOriginal).stencilColor(
                tint: .red, automaticIsTemplate: true) == .green)
        let colored = image.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .blue))
        #expect(colored.stencilColor(tint: .red, automaticIsTemplate: false) == .blue)
        let pixels = try #require(colored.cgImage).bitmap.pixels
        // Opaque blue somewhere, and no other colour: premultiplied, red and green stay 0.
        #expect(pixels.contains(0xFFFF_0000) && pixels.allSatisfy { $0 & 0xFFFF == 0 })
        #expect(image.pngData() != nil)
    }

    @Test func `a symbol that points forward turns with the interface`() throws {
        let forward = try #require(UIImage(systemName: "chevron.forward", compatibleWith: traits))
        let right = try #require(UIImage(systemName: "chevron.right", compatibleWith: traits))
        let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(forward.flipsForRightToLeftLayoutDirection && !right.flipsForRightToLeftLayoutDirection)
        #expect(forward.drawing(with: rightToLeft) != forward.drawing(with: traits))
        #expect(right.drawing(with: rightToLeft) == right.drawing(with: traits))
    }

    @Test func `an unknown symbol is a crossed box and a warning`() throws {
        let (image, messages) = RuntimeWarnings.collect { UIImage(systemName: "no.such.symbol") }
        // 18 of 24 units, of which one is 1⁄17 of 17 points.
        #expect(image?.size == CGSize(width: 18, height: 18))
        #expect(
            messages == [
                "no icon stands for the symbol \"no.such.symbol\": it is drawn as a crossed box; check the name"
            ])
        #expect(UIImage(systemName: "") == nil)
        #expect(!UIImage.hasSymbol(named: "no.such.symbol") && UIImage.hasSymbol(named: "star.circle.fill"))
    }
}
