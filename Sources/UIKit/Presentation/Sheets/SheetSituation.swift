import SnapGraphics

/// What decides where a sheet goes; all in points.
struct SheetSituation: Hashable, Sendable {
    /// The container's.
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    /// The width is compact.
    var isNarrow = true
    /// The height is compact.
    var isLow = false
    var isFormSheet = false
    /// A side of 0 was not set.
    var preferredSize = CGSize.zero
    var prefersEdgeAttachedWhenLow = false
    var widthFollowsContent = false
    var grid: PixelGrid

    /// On a low screen a sheet covers everything, if it does not prefer to be attached.
    var coversScreen: Bool { isLow && !prefersEdgeAttachedWhenLow }

    var isAttached: Bool { !coversScreen && (isNarrow || isLow) }

    /// The upper edge of what a sheet of full height covers: below the status bar, and 10 points lower on a phone with a home button.
    var stackTop: CGFloat { bounds.minY + safeArea.top + (safeArea.bottom > 0 ? 0 : 10) }

    /// The top of the largest sheet: 10 points of what is behind show above it.
    ///
    /// As read on iOS 13 to 16: a top of 40 on a screen of 667 with a status bar of 20, of 69 on one of 852 with a safe area of 59 and 34.
    var largestTop: CGFloat { stackTop + 10 }

    /// What a detent may be high at most, without the safe area below: 627 and 749 on these screens, as read.
    var largestDetent: CGFloat { max(0, bounds.maxY - largestTop - safeArea.bottom) }

    /// Not attached: a form of 540 × 620 points (Apple, *UIModalPresentationStyle.formSheet*), or as the content prefers; a page of 704, as
    /// high as there is room. The page's size, and that 20 points stay free around both, are unverified.
    var cardSize: CGSize {
        let room = CGSize(
            width: bounds.width - 2 * 20, height: bounds.height - safeArea.top - max(20, safeArea.bottom) - 20)
        var wished = CGSize(width: 704, height: room.height)
        if isFormSheet {
            wished.width = preferredSize.width > 0 ? preferredSize.width : 540
            wished.height = preferredSize.height > 0 ? preferredSize.height : 620
        }
        return CGSize(width: min(wished.width, room.width), height: min(wished.height, room.height))
    }
}
