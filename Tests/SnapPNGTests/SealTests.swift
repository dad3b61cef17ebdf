import Foundation
import SnapGraphics
import SnapPNG
import Testing

/// The digest at the end of a sealed file.
struct SealTests {
    private func sealed() throws -> Data {
        PNG.sealed(try PNG.encode(Pictures.board(width: 40, height: 30), text: [PNGText(keyword: "a", value: "b")]))
    }

    @Test("A sealed file is a PNG file with the same picture and one more text")
    func picture() throws {
        let picture = try PNG.decode(sealed())
        #expect(try picture.bitmap == Pictures.board(width: 40, height: 30))
        #expect(picture.text.map(\.keyword) == ["a", "snap-file"])
        #expect(try PNG.isSealed(sealed()))
        #expect(try sealed() == sealed())
    }

    @Test("The seal is the hash that xxhsum prints of the bytes before it")
    func value() {
        // Of what stands before the end chunk: nothing here. `xxhsum -H2 /dev/null`.
        let end = Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        let seal = String(decoding: PNG.sealed(end).dropFirst(8).prefix(42), as: UTF8.self)
        #expect(seal == "snap-file\u{0}99aa06d3014798d86001c324468d497f")
    }

    @Test("No byte of a sealed file can change, go, or come without breaking the seal")
    func everyByte() throws {
        let file = try sealed()
        for index in file.indices {
            var changed = file
            changed[index] ^= 1 << UInt8(index % 8)
            #expect(!PNG.isSealed(changed), "byte \(index)")
            #expect(!PNG.isSealed(file.prefix(index)), "cut after \(index)")
        }
        #expect(!PNG.isSealed(file + [0]))
    }

    @Test("A file that was never sealed has no seal, and what is no PNG file gets none")
    func unsealed() throws {
        #expect(!PNG.isSealed(try PNG.encode(Pictures.board(width: 4, height: 3))))
        #expect(!PNG.isSealed(Data()))
        #expect(PNG.sealed(Data("text".utf8)) == Data("text".utf8))
    }

    @Test("The seal of a slice is that of its bytes")
    func slice() throws {
        let file = try sealed()
        let slice = (Data([1, 2, 3]) + file).dropFirst(3)
        #expect(PNG.isSealed(slice))
    }
}
