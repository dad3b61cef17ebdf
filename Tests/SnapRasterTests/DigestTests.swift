import Foundation
import SnapGraphics
import Testing

/// The same list gives the same bytes: on every processor, debug or release (run these tests in both, `swift test` and
/// `swift test -c release`). A digest may change only with a change that means to change pixels; look at pictures then,
/// and put the digests that the failure prints here.
@Suite struct DigestTests {
    @Test func `Seeded display lists give the committed bytes`() throws {
        let digests = try (0..<40).map { seed in
            var random = Seeded(UInt64(seed) + 9000)
            return Self.digest(try Drawing.picture(160, 120, random.items(12, depth: 0)))
        }
        #expect(
            digests == Self.committed,
            "now: \(digests.map { "0x" + String($0, radix: 16) }.joined(separator: ", "))")
    }

    /// FNV-1a over the bytes in memory.
    private static func digest(_ picture: Bitmap) -> UInt64 {
        picture.pixels.reduce(14_695_981_039_346_656_037) { hash, pixel in
            (0..<4).reduce(hash) { ($0 ^ UInt64(pixel >> UInt32(8 * $1) & 255)) &* 1_099_511_628_211 }
        }
    }

    private static let committed: [UInt64] = [
        0x2D08_7516_8FE1_FB75, 0xCE11_DD50_C3FD_A80A, 0x462E_FED4_FD86_D4CF, 0x193C_A68C_3CF3_2921,
        0x2ABB_B9BE_41F0_7A58, 0xA899_4AAE_CC2E_6A56, 0xD3C3_49AE_75E2_08BA, 0xF33E_3FA4_D869_D762,
        0x2F84_412D_3CB9_65BB, 0x233C_F13B_F991_294C, 0xBED1_0B8A_7A55_E50C, 0x4010_1360_2BB8_18BE,
        0xF9B1_C034_BA35_4412, 0x99E2_E57D_8197_C1A4, 0x92DF_4D7A_35BF_81B8, 0xE09E_EE59_2E4A_A280,
        0xDF88_442A_F479_8A9B, 0xA21E_0684_61F1_9ECC, 0xC99E_73B7_C6D4_4D7F, 0x9E81_C9FE_8B41_8D75,
        0xDFA3_3C1D_D7DF_EF54, 0x55CC_4A28_1CD9_BB99, 0x7FCD_438C_3BC4_208A, 0xA27D_5576_B9E6_A825,
        0xDFB2_4585_8A84_7E21, 0xC90D_E7B8_C4D9_CAB8, 0x9685_1B8B_FEEF_0420, 0x01F4_A55A_2579_88EA,
        0x1D93_E9D0_255F_AD70, 0xAE35_C865_4755_19A9, 0x492B_884E_DDF9_74FA, 0xB320_56F7_3AC0_81E8,
        0x3CBD_3AD8_638E_A32E, 0x0D0E_F159_4B97_DC19, 0x7B32_2E66_EBC7_145B, 0x49EE_FFED_86DD_3D2D,
        0xCD7D_4BA9_6D20_758C, 0xB9C0_C1C1_0766_F302, 0xCB5B_DB36_BE26_A21F, 0x7FA5_5B82_1A78_C107,
    ]
}

extension Seeded {
    /// Some items of every kind, groups and clips with items of their own.
    fileprivate mutating func items(_ count: Int, depth: Int) throws -> [DisplayList.Item] {
        try (0..<count).flatMap { _ in try item(depth) }
    }

    private mutating func item(_ depth: Int) throws -> [DisplayList.Item] {
        switch below(depth < 2 ? 9 : 7) {
        case 0, 1: [.fill(shape(), paint(), transform())]
        case 2: [.stroke(path(), strokeStyle(), paint(), transform())]
        case 3: [.glyphs((0..<4).map { _ in glyph() }, paint(), transform())]
        case 4: [.image(try placement(), transform())]
        case 5, 6:
            [
                .shadow(
                    shape(),
                    Shadow(
                        color: color(), offset: CGSize(width: length(-4, 4), height: length(-4, 8)),
                        radius: length(0, 16)), transform())
            ]
        case 7: [.beginClip(shape(), transform())] + (try items(4, depth: depth + 1)) + [.endClip]
        default: [.beginGroup(.init(opacity: Double(below(17)) / 16))] + (try items(4, depth: depth + 1)) + [.endGroup]
        }
    }

    private mutating func color() -> Color {
        Color(red: byte(), green: byte(), blue: byte(), alpha: below(2) == 0 ? 255 : byte())
    }

    private mutating func paint() -> Paint { .color(color()) }

    private mutating func transform() -> CGAffineTransform {
        switch below(4) {
        case 0: CGAffineTransform(scaleX: length(1, 3), y: length(1, 3))
        case 1:
            CGAffineTransform(rotationAngle: length(-3, 3)).concatenating(CGAffineTransform(translationX: 80, y: 60))
        default: .identity
        }
    }

    private mutating func rect() -> CGRect {
        let whole = below(2) == 0
        let numbers = [length(-20, 120), length(-20, 90), length(1, 90), length(1, 70)].map {
            whole ? $0.rounded() : $0
        }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private mutating func rounded() -> RoundedRect {
        let radii = RoundedRect.Radii(
            topLeft: length(0, 30), topRight: length(0, 30), bottomRight: length(0, 30), bottomLeft: length(0, 30))
        return RoundedRect(
            rect: rect(), radii: below(2) == 0 ? radii : .init(length(0, 30)),
            curve: below(2) == 0 ? .circular : .continuous)
    }

    private mutating func shape() -> Shape {
        switch below(4) {
        case 0: .rect(rect())
        case 1: .roundedRect(rounded())
        case 2: .ring(rounded(), width: length(0, 6))
        default: .path(path(), below(2) == 0 ? .nonZero : .evenOdd)
        }
    }

    private mutating func point() -> CGPoint { CGPoint(x: length(-20, 180), y: length(-20, 140)) }

    private mutating func path() -> Path {
        var path = Path()
        for _ in 0...below(2) {
            path.move(to: point())
            for _ in 0...below(4) {
                switch below(3) {
                case 0: path.addLine(to: point())
                case 1: path.addQuad(to: point(), control: point())
                default: path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            if below(2) == 0 { path.close() }
        }
        return path
    }

    private mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            width: length(0, 9), cap: [.butt, .round, .square][below(3)], join: [.miter, .round, .bevel][below(3)],
            miterLimit: length(1, 11), dashes: (0..<below(4)).map { _ in length(1, 12) }, dashPhase: length(-5, 20))
    }

    private mutating func glyph() -> PlacedGlyph {
        let outline = path().applying(CGAffineTransform(scaleX: 1 / 128, y: 1 / 128))
        return PlacedGlyph(
            outline: GlyphOutline(path: outline, id: 0), origin: CGPoint(x: length(0, 140), y: length(0, 100)),
            scaleX: length(8, 40),
            scaleY: length(8, 40))
    }

    private mutating func placement() throws -> ImagePlacement {
        let (width, height) = (1 + below(40), 1 + below(40))
        let pixels = (0..<width * height).map { _ -> UInt32 in
            let alpha = below(3) == 0 ? below(256) : 255
            return (0..<3).reduce(UInt32(alpha) << 24) { $0 | UInt32(below(alpha + 1)) << UInt32(8 * $1) }
        }
        return ImagePlacement(
            bitmap: try Bitmap(width: width, height: height, pixels: pixels), destination: rect(),
            tint: below(3) == 0 ? color() : nil,
            interpolation: below(3) == 0 ? .nearest : .linear)
    }
}
