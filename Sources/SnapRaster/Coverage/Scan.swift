import SnapGraphics

/// Turns outlines into rows of coverage: exact areas, in integers.
package struct Scan {
    private var grid = CellGrid()
    private var row = CoverageRow()
    /// How many cells are held at once: larger shapes are scanned in bands of rows.
    private static let mostCells = 1 << 20

    package init() {}

    /// Calls `body` for the rows of `outline` inside `box` that it covers, from top to bottom: with the row, its
    /// number, and for how many rows from there it stands.
    package mutating func rows(
        of outline: Outline, in box: PixelRect, _ body: (_ row: CoverageRow, _ y: Int, _ count: Int) -> Void
    ) {
        let box = box.intersection(outline.edges.bounds)
        guard !box.isEmpty else { return }
        let straight = outline.straightRows.clamped(to: box.top..<box.bottom)
        guard straight.count > 1 else {
            scan(outline, box, repeating: 1, body)
            return
        }
        var part = box
        part.bottom = straight.lowerBound
        scan(outline, part, repeating: 1, body)
        part.top = straight.lowerBound
        part.bottom = part.top + 1
        scan(outline, part, repeating: straight.count, body)
        part.top = straight.upperBound
        part.bottom = box.bottom
        scan(outline, part, repeating: 1, body)
    }

    private mutating func scan(
        _ outline: Outline, _ box: PixelRect, repeating count: Int, _ body: (CoverageRow, Int, Int) -> Void
    ) {
        let step = max(1, Self.mostCells / box.width)
        var resolver = outline.mayOverlap ? WindingResolver(outline.edges.edges, outline.rule) : nil
        var band = box
        while band.top < box.bottom {
            band.bottom = min(band.top + step, box.bottom)
            grid.begin(band)
            if resolver == nil { grid.accumulate(outline.edges.edges) }
            for y in band.top..<band.bottom {
                if let edges = resolver?.row(y) { grid.accumulate(edges) }
                row.begin(origin: box.left, width: box.width)
                grid.sweep(y, outline.rule, into: &row)
                if !row.spans.isEmpty { body(row, y, count) }
            }
            band.top = band.bottom
        }
    }
}
