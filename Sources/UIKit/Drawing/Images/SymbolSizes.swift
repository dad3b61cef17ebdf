import Foundation

/// How large symbols are.
///
/// The icons that stand for SF Symbols are drawn in a square of 24 units, in which a full circle has 20. On iOS a circle symbol beside
/// 17 pt text is 20 × 19 pt (`info.circle`, measured in Interface Builder files): a unit is 1⁄17 of the font size.
enum SymbolSizes {
    /// An image's size and that of the ink in its middle, in points.
    struct Box {
        let size: CGSize
        let ink: CGSize
    }

    /// The size of a symbol whose outline has the given box in the unit square, beside text of `em` points.
    ///
    /// - Parameter proportion: width to height, where a document has it.
    static func box(of name: String, ink: CGRect, em: CGFloat, proportion: CGFloat?) -> Box {
        let side = em * 24 / 17
        let natural = CGSize(width: ink.width * side, height: ink.height * side)
        guard natural.width > 0, natural.height > 0 else { return Box(size: natural, ink: natural) }
        if let known = measured(name) {
            // The ink fills the image as far as its shape lets it.
            let size = CGSize(width: known.width * em / 17, height: known.height * em / 17)
            let factor = min(size.width / natural.width, size.height / natural.height)
            return Box(
                size: size, ink: CGSize(width: natural.width * factor, height: natural.height * factor))
        }
        guard let proportion = proportions[name] ?? proportion else { return Box(size: natural, ink: natural) }
        // The smallest image of the known proportion around the ink.
        let width = max(natural.width, natural.height * proportion)
        return Box(size: CGSize(width: width, height: width / proportion), ink: natural)
    }

    /// Points beside 17 pt text: frames that Interface Builder computed from symbols without constraints on their size.
    private static func measured(_ name: String) -> CGSize? {
        if name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") { return CGSize(width: 20, height: 19) }
        return sizes[name]
    }

    private static let sizes: [String: CGSize] = [
        "bell.badge": CGSize(width: 19, height: 20.67), "bin.xmark": CGSize(width: 24, height: 17.33),
        "checkmark.seal.fill": CGSize(width: 22.33, height: 21.67),
        "checkmark.shield.fill": CGSize(width: 17.67, height: 18.67),
        "chevron.backward": CGSize(width: 12.5, height: 16.5), "chevron.forward": CGSize(width: 12.5, height: 16.5),
        // Not measured: `chevron.down`, which is `chevron.up` turned.
        "chevron.down": CGSize(width: 19, height: 10.5), "chevron.up": CGSize(width: 19, height: 10.5),
        "chevron.left": CGSize(width: 12.5, height: 16.5), "chevron.right": CGSize(width: 12.5, height: 16.5),
        "dot.radiowaves.left.and.right": CGSize(width: 25.2, height: 17.5),
        "exclamationmark.octagon.fill": CGSize(width: 21.33, height: 18.67),
        "hand.raised.fill": CGSize(width: 20, height: 20),
        "line.3.horizontal": CGSize(width: 20.3, height: 10.15),
        "line.horizontal.3": CGSize(width: 20.3, height: 10.15),
        "lock": CGSize(width: 18, height: 18.4), "lock.rotation": CGSize(width: 20.33, height: 19),
        "lock.shield": CGSize(width: 18, height: 19), "memories": CGSize(width: 22, height: 19),
        "nosign": CGSize(width: 19.67, height: 19), "person": CGSize(width: 18.6, height: 17.6),
        "person.2": CGSize(width: 27.9, height: 18.96),
        "rectangle.portrait.and.arrow.right": CGSize(width: 23.33, height: 20),
        "square.and.pencil": CGSize(width: 20.5, height: 19.3), "tag.fill": CGSize(width: 22.67, height: 21),
        "text.badge.checkmark": CGSize(width: 21, height: 17.67), "trash": CGSize(width: 19.4, height: 20.8),
        "xmark.bin": CGSize(width: 24, height: 17.33), "xmark.bin.fill": CGSize(width: 24, height: 17.33),
    ]

    /// Width to height: what Interface Builder files store of symbol images, whose longer side is always 128.
    private static let proportions: [String: CGFloat] = [
        "bell.slash": 124 / 128, "calendar": 128 / 106,
        "doc.on.doc": 116 / 128,
        "envelope.fill": 128 / 85, "house": 128 / 110, "magnifyingglass": 128 / 117, "mic.fill": 110 / 128,
        "pause.fill": 116 / 128,
        "pencil": 128 / 113, "phone.down.fill": 128 / 53,
        "play.fill": 117 / 128, "plus": 128 / 113, "plus.bubble": 128 / 110, "qrcode": 128 / 114,
        "speaker.fill": 128 / 125, "speaker.wave.3.fill": 128 / 84,
        "timer": 128 / 121, "xmark": 128 / 113,
    ]
}
