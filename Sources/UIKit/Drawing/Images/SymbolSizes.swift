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
    /// - Parameter stated: the size beside 17 point text that a document's canvas has, in place of the one known here.
    static func box(of name: String, ink: CGRect, em: CGFloat, stated: CGSize?) -> Box {
        let side = em * 24 / 17
        let natural = CGSize(width: ink.width * side, height: ink.height * side)
        guard natural.width > 0, natural.height > 0 else { return Box(size: natural, ink: natural) }
        if let known = stated ?? measured(name) {
            // The ink fills the image as far as its shape lets it.
            let size = CGSize(width: known.width * em / 17, height: known.height * em / 17)
            let factor = min(size.width / natural.width, size.height / natural.height)
            return Box(
                size: size, ink: CGSize(width: natural.width * factor, height: natural.height * factor))
        }
        guard let proportion = proportions[name] else { return Box(size: natural, ink: natural) }
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
        "chevron.backward": CGSize(width: 12.5, height: 16.5), "chevron.forward": CGSize(width: 12.5, height: 16.5),
        // Not measured: the other chevrons, turned, in their own proportion.
        "chevron.down": CGSize(width: 18.5, height: 10.1), "chevron.up": CGSize(width: 18.5, height: 10.1),
        "chevron.left": CGSize(width: 12.5, height: 16.5), "chevron.right": CGSize(width: 12.5, height: 16.5),
        "lock": CGSize(width: 18, height: 18.4),
        "rectangle.portrait.and.arrow.right": CGSize(width: 23.33, height: 20),
        "tag.fill": CGSize(width: 22.67, height: 21), "trash": CGSize(width: 19.4, height: 20.8),
    ]

    /// Width to height: what Interface Builder files store of symbol images, whose longer side is always 128.
    private static let proportions: [String: CGFloat] = [
        "bell.badge": 117 / 128, "bell.slash": 124 / 128, "bin.xmark": 128 / 92, "calendar": 128 / 106,
        "checkmark.seal.fill": 128 / 126, "checkmark.shield.fill": 121 / 128, "doc.on.doc": 116 / 128,
        "dot.radiowaves.left.and.right": 128 / 89,
        "envelope.fill": 128 / 85, "exclamationmark.octagon.fill": 128 / 112, "hand.raised.fill": 1,
        "house": 128 / 110, "line.horizontal.3": 128 / 64, "lock.rotation": 128 / 119, "lock.shield": 121 / 128,
        "magnifyingglass": 128 / 117, "mic.fill": 110 / 128, "nosign": 128 / 122, "pause.fill": 116 / 128,
        "pencil": 128 / 113, "person": 128 / 121, "person.2": 128 / 87, "phone.down.fill": 128 / 53,
        "play.fill": 117 / 128, "plus": 128 / 113, "plus.bubble": 128 / 110, "qrcode": 128 / 114,
        "speaker.fill": 128 / 125, "speaker.wave.3.fill": 128 / 84, "square.and.pencil": 128 / 118,
        "text.badge.checkmark": 128 / 107, "timer": 128 / 121, "xmark": 128 / 113,
    ]
}
