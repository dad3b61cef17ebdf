import SnapGraphics

/// Where a sheet is in its container, and what that does to what is behind; all in points.
///
/// On compact width a sheet is as wide as the screen and reaches from below its top to its bottom edge; on regular width it is a card in
/// the middle; on compact height it covers the screen.
struct SheetPlacement: Hashable, Sendable {
    let frame: CGRect
    /// The sheet stands on the bottom edge: its lower corners are square.
    let isAttached: Bool
    /// No corner is round.
    let coversScreen: Bool
    /// The presenter's view shrinks to a card behind the sheet.
    let pushesPresenterBack: Bool
    /// Where that card's upper edge is.
    let stackTop: CGFloat

    /// - Parameters:
    ///   - height: the selected detent's, without the safe area below; nil is the largest.
    init(_ situation: SheetSituation, height: CGFloat?) {
        let bounds = situation.bounds
        isAttached = situation.isAttached
        coversScreen = situation.coversScreen
        stackTop = situation.stackTop
        guard isAttached else {
            let size = situation.cardSize
            let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
            frame =
                coversScreen
                ? bounds : CGRect(origin: situation.grid.round(CGRect(origin: origin, size: size)).origin, size: size)
            pushesPresenterBack = false
            return
        }
        let largest = bounds.maxY - situation.largestTop
        let wished = height.map { situation.grid.round($0 + situation.safeArea.bottom) } ?? largest
        let shown = max(0, min(wished, largest))
        let preferred = situation.preferredSize.width
        let width = situation.widthFollowsContent && preferred > 0 ? min(preferred, bounds.width) : bounds.width
        let x = situation.grid.round(bounds.midX - width / 2)
        frame = CGRect(x: x, y: bounds.maxY - shown, width: width, height: shown)
        pushesPresenterBack = shown == largest && !situation.isLow
    }

    /// Of iOS 13 to 18; unverified.
    static let cornerRadius: CGFloat = 10
    /// At both sides of a presenter that is pushed back; unverified.
    static let presenterInset: CGFloat = 16
}
