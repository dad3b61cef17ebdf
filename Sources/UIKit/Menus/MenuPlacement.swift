import SnapGraphics

/// Where a menu stands beside what it belongs to, in points.
///
/// Below it where there is room for all of it or more than above; at the edge of it that is nearer to a side of the screen, and under its
/// middle where it stands in the middle third. Not measured.
struct MenuPlacement: Hashable, Sendable {
    let frame: CGRect

    /// - Parameters:
    ///   - source: what the menu belongs to.
    ///   - area: what the menu may cover.
    ///   - height: the menu's height where it may be no higher than the given room.
    init(beside source: CGRect, in area: CGRect, width: CGFloat, grid: PixelGrid, height: (CGFloat) -> CGFloat) {
        let distance = MenuPlacement.distance
        let (below, above) = (area.maxY - source.maxY - distance, source.minY - area.minY - distance)
        let wished = height(.greatestFiniteMagnitude)
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

    private static let distance: CGFloat = 8
}
