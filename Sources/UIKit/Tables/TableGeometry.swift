/// Where everything in a table is, along its height: a value, made from heights alone.
///
/// Coordinates are those of the content, in points; a section is its padding, header, rows and footer, one below the other.
struct TableGeometry: Equatable {
    struct Row: Equatable {
        /// A guess until `isMeasured`.
        var height: CGFloat
        var isMeasured: Bool
        fileprivate(set) var y: CGFloat = 0

        init(height: CGFloat, isMeasured: Bool) {
            self.height = height
            self.isMeasured = isMeasured
        }

        var maxY: CGFloat { y + height }
    }

    struct Section: Equatable {
        /// Empty space above the header.
        var topPadding: CGFloat
        var headerHeight: CGFloat
        var rows: [Row]
        var footerHeight: CGFloat
        fileprivate(set) var y: CGFloat = 0
        fileprivate(set) var footerY: CGFloat = 0

        init(topPadding: CGFloat, headerHeight: CGFloat, rows: [Row], footerHeight: CGFloat) {
            self.topPadding = topPadding
            self.headerHeight = headerHeight
            self.rows = rows
            self.footerHeight = footerHeight
        }

        var headerY: CGFloat { y + topPadding }
        var maxY: CGFloat { footerY + footerHeight }
    }

    /// The height of the table's own header view, above all sections.
    var tableHeaderHeight: CGFloat = 0 { didSet { if tableHeaderHeight != oldValue { place() } } }
    private(set) var sections: [Section]
    /// The height of the table's own footer view, below all sections.
    var tableFooterHeight: CGFloat = 0
    private(set) var tableFooterY: CGFloat = 0

    var contentHeight: CGFloat { tableFooterY + tableFooterHeight }

    init(sections: [Section]) {
        self.sections = sections
        place()
    }

    /// Replaces guessed heights by measured ones, and moves what is below.
    mutating func setMeasured(_ heights: [(path: IndexPath, height: CGFloat)]) {
        for (path, height) in heights {
            sections[path.section].rows[path.row] = Row(height: height, isMeasured: true)
        }
        place()
    }

    private mutating func place() {
        var y = tableHeaderHeight
        for index in sections.indices {
            sections[index].y = y
            y = sections[index].headerY + sections[index].headerHeight
            for row in sections[index].rows.indices {
                sections[index].rows[row].y = y
                y += sections[index].rows[row].height
            }
            sections[index].footerY = y
            y = sections[index].maxY
        }
        tableFooterY = y
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    /// The rows of which at least a part is between the two heights, from the top.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (number, section) in sections.enumerated() where section.maxY > top && section.y < bottom {
            let first = section.rows.partitioningIndex { $0.maxY > top }
            for index in first..<section.rows.count {
                guard section.rows[index].y < bottom else { break }
                if section.rows[index].height > 0 { paths.append(IndexPath(row: index, section: number)) }
            }
        }
        return paths
    }
}

extension Array {
    /// The first index whose element, and all after it, satisfy `belongsBehind`; the count where none does.
    fileprivate func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
