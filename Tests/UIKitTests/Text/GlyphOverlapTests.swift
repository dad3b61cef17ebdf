import Foundation
import SnapGraphics
import SnapRaster
import Testing

@testable import UIKit

/// Letters of the installed fonts whose contours overlap are drawn as the union of these.
@MainActor @Suite struct GlyphOverlapTests {
    private func glyphs(_ text: String, _ font: UIFont) -> [PlacedGlyph] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20_000, height: 60))
        (label.text, label.font) = (text, font)
        var emitter = LayerEmitter(width: 400, height: 60, scale: 1, traits: .current)
        emitter.emit(label.layer, isRoot: true)
        return emitter.list.items.reduce(into: []) { all, item in
            if case .glyphs(let glyphs, _, _) = item { all += glyphs }
        }
    }

    private nonisolated static func text(_ codes: ClosedRange<UInt32>) -> String {
        codes.compactMap(UnicodeScalar.init).map { "\($0) " }.joined()
    }

    /// Scripts in whose fonts contours overlap, and those where letters with marks below do.
    nonisolated static let texts: [(String, isMonospaced: Bool)] = [
        (text(0xC05...0xC39), false), (text(0x904...0x939), false), (text(0xA05...0xA39), false),
        (text(0xC0...0x17F), true), (text(0x400...0x4FF), true),
    ]

    @Test(arguments: texts) func `A letter is filled as its outline is`(text: String, isMonospaced: Bool) throws {
        let font =
            isMonospaced ? UIFont.monospacedSystemFont(ofSize: 24, weight: .regular) : .systemFont(ofSize: 24)
        let glyphs = glyphs(text, font)
        #expect(glyphs.contains { $0.outline.hasOverlaps })
        for glyph in glyphs {
            var (letter, fill) = (DisplayList(width: 60, height: 60), DisplayList(width: 60, height: 60))
            var placed = glyph
            placed.origin = CGPoint(x: 20.3, y: 40.4)
            letter.append(.glyphs([placed], .color(.black), .identity))
            let place = CGAffineTransform(a: glyph.scaleX, b: 0, c: 0, d: glyph.scaleY, tx: 20.3, ty: 40.4)
            fill.append(.fill(.path(glyph.outline.path, .nonZero), .color(.black), place))
            let (one, other) = (try Rasterizer.draw(letter), try Rasterizer.draw(fill))
            let worst = zip(one.pixels, other.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
            // Overlaps too narrow to be found are at most 1/2,000 em wide: 24/2000 of 255 levels.
            #expect(worst <= 3)
        }
    }

    @Test func `Ordinary letters have no overlaps, and go the short way`() {
        for weight in [UIFont.Weight.regular, .semibold, .bold] {
            let letters = glyphs(
                String((33...126).compactMap { UnicodeScalar($0).map(Character.init) }),
                .systemFont(ofSize: 17, weight: weight))
            #expect(letters.count == 94)
            #expect(letters.allSatisfy { !$0.outline.hasOverlaps })
        }
    }
}
