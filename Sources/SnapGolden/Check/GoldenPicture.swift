import Foundation
import SnapDiff
import SnapGraphics
import SnapPNG

/// The picture of a golden: its pixels are only decoded where its digest is another one, or where not every byte of the file is
/// as it was written.
struct GoldenPicture {
    private static let digestKeyword = "snap-digest"
    private static let fontsKeyword = "snap-fonts"
    private static let scaleKeyword = "snap-scale"
    private static let fontSeparator = "; "

    let path: String
    private let data: Data
    private let header: PNGHeader

    /// Throws where the file is a pointer of Git LFS, or no PNG.
    init(path: String, data: Data) throws(GoldenError) {
        guard !PNG.isLargeFilePointer(data) else {
            throw .largeFilePointer(path: path)
        }
        do throws(PNGError) {
            header = try PNG.readHeader(data)
        } catch {
            throw .corruptPicture(path: path, reason: error.problem)
        }
        self.path = path
        self.data = data
    }

    /// The file's bytes for a picture with the `digest` of its pixels, and with what else a later comparison wants to know of it.
    static func encode(
        _ bitmap: Bitmap, digest: String, scale: CGFloat, fonts: [String]
    ) throws(PNGError) -> Data {
        var text = [
            PNGText(keyword: scaleKeyword, value: ShortNumber.text(scale)),
            PNGText(keyword: digestKeyword, value: digest),
        ]
        if !fonts.isEmpty {
            text.append(PNGText(keyword: fontsKeyword, value: fonts.joined(separator: fontSeparator)))
        }
        return PNG.sealed(try PNG.encode(bitmap, text: text))
    }

    /// Whether every byte is as `encode` gave it; never so for files that another program wrote.
    var isSealed: Bool { PNG.isSealed(data) }

    /// `digest` is the text of the bitmap's own.
    func compare(
        with bitmap: Bitmap, digest: @autoclosure () -> String, options: ComparisonOptions
    ) throws(GoldenError) -> Comparison {
        // The digest says what the pixels were when the file was written; only the seal says that they still are.
        if header.width == bitmap.width, header.height == bitmap.height,
            let known = value(of: Self.digestKeyword), known == digest(), isSealed
        {
            return .identical
        }
        do throws(PNGError) {
            guard let golden = try PNG.decode(data, unlessShowing: bitmap) else { return .identical }
            return SnapDiff.compare(expected: golden.bitmap, actual: bitmap, options: options)
        } catch {
            throw .corruptPicture(path: path, reason: error.problem)
        }
    }

    /// One sentence for each font that is not the same; none where the golden does not say which drew it.
    func fontChanges(to fonts: [String]) -> [String] {
        guard let old = value(of: Self.fontsKeyword)?.components(separatedBy: Self.fontSeparator) else { return [] }
        var changes: [String] = []
        for font in fonts where !old.contains(font) {
            let same = old.first { Self.name(of: $0) == Self.name(of: font) }
            changes.append(
                same == nil
                    ? "\(Self.name(of: font)) is drawn now, and was not used before"
                    : "\(Self.name(of: font)) is another file than the one that drew the golden")
        }
        for font in old where !fonts.contains(where: { Self.name(of: $0) == Self.name(of: font) }) {
            changes.append("\(Self.name(of: font)) drew the golden, and is not used now")
        }
        return changes
    }

    private func value(of keyword: String) -> String? {
        header.text.first { $0.keyword == keyword }?.value
    }

    /// A font's text without the digest at its end.
    private static func name(of font: String) -> Substring {
        guard let space = font.lastIndex(of: " ") else { return font[...] }
        return font[..<space]
    }
}
