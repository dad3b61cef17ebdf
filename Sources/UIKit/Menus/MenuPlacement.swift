import SnapGraphics

/// Where a menu stands beside what it belongs to, in points.
///
/// Below it where there is room for all of it or more than above; at the edge of it that is nearer to a side of the screen, and under its
/// middle where it stands in the middle third. Not measured.
struct MenuPlacement: Hashable, Sendable {
    let frame: CGRect
    /// Where what the menu belongs to stands beside it.
    let source: CGRect

    /// - Parameters:
    ///   - source: what the menu belongs to.
    ///   - area: what the menu may cover.
    ///   - movesSource: whether the source makes room: it moves up, and shrinks where that is not enough, until all of the menu can stand
    ///     below it. The menu has half of the area at least.
    ///   - height: the menu's height where it may be no higher than the given room.
    init(
        beside source: CGRect, in area: CGRect, width: CGFloat, movesSource: Bool = false, grid: PixelGrid,
        height: (CGFloat) -> CGFloat
    ) {
        let distance = MenuPlacement.distance
        let wished = height(.greatestFiniteMagnitude)
        let room = max(area.maxY - source.maxY, source.minY - area.minY) - distance
        let source =
            movesSource && wished > room
            ? Self.moved(source, in: area, room: min(wished, area.height / 2) + distance, grid) : source
        self.source = source
        let (below, above) = (area.maxY - source.maxY - distance, source.minY - area.minY - distance)
        let isBelow = wished <= below || below >= above
        let shown = height(isBelow ? below : above)
        let y = isBelow ? source.maxY + distance : source.minY - distance - shown
        var x = source.midX - width / 2
        if source.midX < area.minX + area.width / 3 { x = source.minX }
        if source.midX > area.maxX - area.width / 3 { x = source.maxX - width }
        frame = CGRect(
            x: grid.round(min(max(x, area.minX), max(area.minX, area.maxX - width))),
            y: grid.round(min(max(y, area.minY), max(area.minY, area.maxY - shown))), width: width, height: shown)
    }

    /// The source as low as it may stand above the room for a menu, no larger than what is left of the area.
    private static func moved(_ source: CGRect, in area: CGRect, room: CGFloat, _ grid: PixelGrid) -> CGRect {
        let scale = source.height > 0 ? min(1, (area.height - room) / source.height) : 1
        let size = CGSize(width: grid.round(source.width * scale), height: grid.floor(source.height * scale))
        let y = max(area.minY, min(source.minY, area.maxY - room - size.height))
        return CGRect(
            x: grid.round(source.midX - size.width / 2), y: grid.floor(y), width: size.width, height: size.height)
    }

    private static let distance: CGFloat = 8
}
