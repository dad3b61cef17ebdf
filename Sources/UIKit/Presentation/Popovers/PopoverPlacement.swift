/// Where a popover is, and where its arrow.
///
/// The direction: the first permitted one in which the whole content fits, in the order up (below the source), down, then sideways, on the
/// trailing side first; where it fits in none, the one that leaves the largest part of it, which is then made smaller. Where that would leave
/// too little of it, the body keeps its size and covers the source (since iOS 9 UIKit does so, openradar 21873361). UIKit's own order and limit
/// are not documented: these are unverified.
struct PopoverPlacement: Hashable, Sendable {
    /// One direction; empty where there is no arrow.
    let direction: UIPopoverArrowDirection
    /// Body and arrow together, in the coordinates of the situation.
    let frame: CGRect
    /// The tip's distance from the left end of the frame's edge, or for a sideways arrow from its top.
    let arrowPosition: CGFloat
    let arrow: PopoverArrowSize

    init(_ situation: PopoverSituation) {
        let candidates = situation.directions
        if let fitting = candidates.first(where: situation.fits) {
            self.init(situation, direction: fitting, overlaps: false)
        } else if let first = candidates.first {
            var best = first
            for candidate in candidates.dropFirst()
            where situation.shownArea(candidate) > situation.shownArea(best) {
                best = candidate
            }
            self.init(situation, direction: best, overlaps: situation.canOverlapSource || situation.isCramped(best))
        } else {
            self.init(centred: situation)
        }
    }

    /// How far the arrow's strip reaches into the frame.
    var arrowInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: direction == .up ? arrow.height : 0, left: direction == .left ? arrow.height : 0,
            bottom: direction == .down ? arrow.height : 0, right: direction == .right ? arrow.height : 0)
    }

    /// With an arrow: the tip touches the source, the body is centred on it and slides along its edge to stay in the area.
    private init(_ situation: PopoverSituation, direction: UIPopoverArrowDirection, overlaps: Bool) {
        let isVertical = direction.isVertical
        let source = Extents(situation.source, alongX: isVertical)
        let area = Extents(situation.area, alongX: isVertical)
        let length = situation.bodyLength(direction)
        let room = overlaps ? area.across.length - situation.arrow.height : situation.room(direction)
        let depth = min(situation.wishedDepth(direction), max(0, room)) + situation.arrow.height

        let isBehindSource = direction == .up || direction == .left
        let tip = area.across.nearest(to: isBehindSource ? source.across.upper : source.across.lower)
        var across = isBehindSource ? tip : tip - depth
        if overlaps { across = area.across.origin(of: depth, near: across) }

        let grid = situation.grid
        let along = grid.round(area.along.origin(of: length, near: source.along.middle - length / 2))
        across = grid.round(across)
        self.direction = direction
        frame =
            isVertical
            ? CGRect(x: along, y: across, width: length, height: depth)
            : CGRect(x: across, y: along, width: depth, height: length)
        let clearance = min(situation.arrow.clearance, length / 2)
        arrow = situation.arrow
        arrowPosition = max(clearance, min(length - clearance, source.along.middle - along))
    }

    /// Without an arrow: the middle of the source is the middle of the popover.
    private init(centred situation: PopoverSituation) {
        let area = Extents(situation.area, alongX: true)
        let wished = situation.grid.ceil(situation.contentSize)
        let width = min(wished.width, area.along.length)
        let height = min(wished.height, area.across.length)
        let x = area.along.origin(of: width, near: situation.source.midX - width / 2)
        let y = area.across.origin(of: height, near: situation.source.midY - height / 2)
        direction = []
        frame = CGRect(x: situation.grid.round(x), y: situation.grid.round(y), width: width, height: height)
        arrow = situation.arrow
        arrowPosition = 0
    }
}

/// A rectangle taken apart: along the arrow's edge, and across it.
private struct Extents {
    let along: Extent
    let across: Extent

    init(_ rect: CGRect, alongX: Bool) {
        let x = Extent(lower: rect.minX, upper: rect.maxX)
        let y = Extent(lower: rect.minY, upper: rect.maxY)
        along = alongX ? x : y
        across = alongX ? y : x
    }
}

/// A stretch of one axis.
private struct Extent {
    let lower: CGFloat
    let upper: CGFloat

    var length: CGFloat { max(0, upper - lower) }
    var middle: CGFloat { (lower + upper) / 2 }

    func nearest(to value: CGFloat) -> CGFloat { max(lower, min(upper, value)) }

    /// Where something of a length begins that is in here and as near as can be to a wished origin.
    func origin(of length: CGFloat, near wished: CGFloat) -> CGFloat { max(lower, min(upper - length, wished)) }
}
