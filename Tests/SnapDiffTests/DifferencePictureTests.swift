import SnapDiff
import SnapGraphics
import Testing

/// The picture that shows where two others differ.
struct DifferencePictureTests {
    private static let red: UInt32 = 0xFF30_00E6
    private static let amber: UInt32 = 0xFF00_A0FF

    private func picture(_ expected: [String], _ actual: [String], _ options: ComparisonOptions) throws -> [UInt32] {
        switch try compare(expected: Picture.draw(expected), actual: Picture.draw(actual), options: options) {
        case .similar(let difference), .different(let difference): difference.picture.pixels
        case .identical, .sizes: []
        }
    }

    @Test("Equal pixels turn pale grey, from 192 for black to 255 for white and for nothing")
    func pale() throws {
        // Brightness is (R + 2G + B) / 4, and its upper six bits are kept: 128 becomes 192 + 32, red 192 + 15.
        #expect(
            try picture(["# .4rx", "######"], ["# .4rx", "#####."], ComparisonOptions()).prefix(6)
                == [0xFFC0_C0C0, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFE0_E0E0, 0xFFCF_CFCF, 0xFFDF_DFDF])
    }

    @Test("Different pixels are red, ignored edges amber, tolerated pixels pale")
    func marks() throws {
        let options = ComparisonOptions(perceptualPrecision: 0.98, ignoresAntialiasing: true)
        let pixels = try picture(
            ["##4...", "###4..", "####4.", "#####4", "######", "#####4"],
            ["##2...", "###4..", "####4.", "#####4", "r#####", "#####5"], options)
        #expect(pixels[2] == Self.amber)
        #expect(pixels[24] == Self.red)
        #expect(pixels[35] == 0xFFE0_E0E0)
        #expect(pixels.count { $0 == Self.red } == 1)
        #expect(pixels.count { $0 == Self.amber } == 1)
    }
}
