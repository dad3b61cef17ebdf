import Foundation
import SnapGraphics
import Testing

@testable import SnapText

@Suite struct FontDigestTests {
    /// Examples of FIPS 180-4 (one block, two blocks, none), and a length at a block's edge checked with sha256sum.
    @Test(
        "SHA-256 gives the published digests",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        ])
    func digests(text: String, digest: String) {
        #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
    }

    @Test("The files that drew something are listed with their digests")
    func used() {
        let fonts = layout("Label 標籤", font: system(17, .medium)).fonts
        #expect(fonts == ["Inter-Medium.otf", "InterDisplay-Medium.otf", "NotoSansCJK-Regular.ttc"])
        let used = FontDigest.used(named: fonts)
        #expect(used.map(\.name) == fonts)
        #expect(used.allSatisfy { $0.digest.count == 64 })
        #expect(FontDigest.used(named: []).isEmpty)
    }
}
