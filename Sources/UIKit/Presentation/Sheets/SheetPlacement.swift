import SnapGraphics

/// Where a sheet is in its container, and what that does to what is behind; all in points.
///
/// On compact width a sheet is as wide as the screen and reaches from below its top to its bottom edge; on regular width it is a card in
/// the middle. Measures are those of iOS 13 to 18 as far as they are known; none was measured, but for the card's 540 × 620 (Apple,
/// *UIModalPresentationStyle.formSheet*).
struct SheetPlacement: Hashable, Sendable {
    let frame: CGRect
    /// The sheet stands on the bottom edge: its lower corners are square.
    let isAttached: Bool
    /// The presenter's view shrinks to a card behind the sheet.
    let pushesPresenterBack: Bool

    /// - Parameters:
    ///   - height: the selected detent's, without the safe area below; nil is the largest.
    init(_ situation: SheetSituation, height: CGFloat?) {
        let bounds = situation.bounds
        guard situation.isCompact else {
            let size = situation.cardSize
            let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
            frame = CGRect(origin: situation.grid.round(CGRect(origin: origin, size: size)).origin, size: size)
            isAttached = false
            pushesPresenterBack = false
            return
        }
        let top = situation.largestTop
        let largest = bounds.height - top
        let wished = height.map { situation.grid.round($0 + situation.safeArea.bottom) } ?? largest
        let shown = max(0, min(wished, largest))
        frame = CGRect(x: bounds.minX, y: bounds.maxY - shown, width: bounds.width, height: shown)
        isAttached = true
        pushesPresenterBack = shown == largest && situation.safeArea.top > 0
    }

    static let cornerRadius: CGFloat = 10
    /// At both sides of a presenter that is pushed back.
    static let presenterInset: CGFloat = 16
}

/// What decides where a sheet goes.
struct SheetSituation: Hashable, Sendable {
    /// The container's.
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    var isCompact: Bool
    var isFormSheet: Bool
    /// `.zero` where none was set.
    var preferredSize: CGSize
    var grid: PixelGrid

    /// The top of the largest sheet: 10 points of what is behind show below the status bar; on a phone on its side, nothing.
    var largestTop: CGFloat { bounds.minY + (safeArea.top > 0 ? safeArea.top + 10 : 0) }

    /// What a detent may be high at most, without the safe area below.
    var largestDetent: CGFloat { max(0, bounds.maxY - largestTop - safeArea.bottom) }

    /// Half of the screen, with the safe area below.
    var mediumDetent: CGFloat { max(0, min(largestDetent, bounds.height / 2 - safeArea.bottom)) }

    /// On regular width.
    var cardSize: CGSize {
        let room = CGSize(
            width: bounds.width - 2 * 20, height: bounds.height - safeArea.top - max(20, safeArea.bottom) - 20)
        let wished: CGSize
        if isFormSheet {
            wished =
                preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : CGSize(width: 540, height: 620)
        } else {
            wished = CGSize(width: 704, height: room.height)
        }
        return CGSize(width: min(wished.width, room.width), height: min(wished.height, room.height))
    }
}
