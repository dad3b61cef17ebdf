import SnapGraphics

/// What decides where a popover goes; all in the coordinates of one view, in points.
struct PopoverSituation: Hashable, Sendable {
    /// What the popover belongs to; may have no extent.
    var source: CGRect
    /// Where the popover may be.
    var area: CGRect
    /// The wished size of the body, without the arrow.
    var contentSize: CGSize
    var permittedDirections = UIPopoverArrowDirection.any
    var canOverlapSource = false
    var isRightToLeft = false
    var grid: PixelGrid
    var arrow = PopoverArrowSize.standard
}

extension PopoverSituation {
    /// The permitted directions in the order in which they are tried.
    var directions: [UIPopoverArrowDirection] {
        let sideways: [UIPopoverArrowDirection] = isRightToLeft ? [.right, .left] : [.left, .right]
        return ([.up, .down] + sideways).filter { permittedDirections.contains($0) }
    }

    /// How deep a body may be between the arrow and the far edge of the area.
    func room(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let side: CGFloat =
            switch direction {
            case .up: area.maxY - max(source.maxY, area.minY)
            case .down: min(source.minY, area.maxY) - area.minY
            case .left: area.maxX - max(source.maxX, area.minX)
            default: min(source.minX, area.maxX) - area.minX
            }
        return max(0, side - arrow.height)
    }

    func wishedDepth(_ direction: UIPopoverArrowDirection) -> CGFloat {
        grid.ceil(direction.isVertical ? contentSize.height : contentSize.width)
    }

    /// The body's length along the arrow's edge: at least what the arrow and two corners take, at most what the area has.
    func bodyLength(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let wished = grid.ceil(direction.isVertical ? contentSize.width : contentSize.height)
        let available = direction.isVertical ? area.width : area.height
        return min(max(wished, arrow.shortestEdge), max(0, available))
    }

    func fits(_ direction: UIPopoverArrowDirection) -> Bool {
        let wishedLength = direction.isVertical ? contentSize.width : contentSize.height
        return wishedDepth(direction) <= room(direction) && wishedLength <= bodyLength(direction)
    }

    /// True where a body that stays off the source would be of no use: hardly longer than its arrow, or beside the source less than half as
    /// wide as wished. Too little height makes it scroll; too little width cuts its texts.
    func isCramped(_ direction: UIPopoverArrowDirection) -> Bool {
        let least = direction.isVertical ? 0 : wishedDepth(direction) / 2
        return room(direction) < max(arrow.shortestEdge, least)
    }

    /// How much of the content would be shown, in square points.
    func shownArea(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let wishedLength = direction.isVertical ? contentSize.width : contentSize.height
        return min(wishedLength, bodyLength(direction)) * min(wishedDepth(direction), room(direction))
    }
}
