import UIKit

/// Sizes of symbols on Interface Builder's canvas.
enum CanvasSymbols {
    /// Beside 17 point text, in points: read off stored frames that only the symbol makes as large, or whose fixed height it changes.
    static let sizes: [String: CGSize] = [
        "bell.badge": CGSize(width: 19, height: 20.67), "bin.xmark": CGSize(width: 24, height: 17.33),
        "checkmark.seal.fill": CGSize(width: 22.33, height: 21.67),
        "checkmark.shield.fill": CGSize(width: 17.67, height: 18.67),
        "chevron.up": CGSize(width: 19, height: 10.5),
        "dot.radiowaves.left.and.right": CGSize(width: 25.2, height: 17.5),
        "exclamationmark.octagon.fill": CGSize(width: 21.33, height: 18.67),
        "hand.raised.fill": CGSize(width: 20, height: 20),
        "line.3.horizontal": CGSize(width: 20.3, height: 10.15),
        "line.horizontal.3": CGSize(width: 20.3, height: 10.15), "lock.rotation": CGSize(width: 20.33, height: 19),
        "lock.shield": CGSize(width: 18, height: 19), "memories": CGSize(width: 22, height: 19),
        "nosign": CGSize(width: 19.67, height: 19), "person": CGSize(width: 18.6, height: 17.6),
        "person.2": CGSize(width: 27.9, height: 18.96), "square.and.pencil": CGSize(width: 20.5, height: 19.3),
        "text.badge.checkmark": CGSize(width: 21, height: 17.67), "xmark.bin": CGSize(width: 24, height: 17.33),
        "xmark.bin.fill": CGSize(width: 24, height: 17.33),
    ]
}
