/// Times as a table: each in milliseconds, as a multiple of what the memory alone takes, and beside its target.
struct TimeTable {
    private let unit: String
    private let unitMilliseconds: Double
    private var rows: [[String]] = []

    /// `unit` names what takes `milliseconds`, and what every time is held against.
    init(unit: String, milliseconds: Double) {
        self.unit = unit
        unitMilliseconds = milliseconds
        rows = [["", "ms", "×", "target ms"], [unit, Self.number(milliseconds), "1", ""]]
    }

    /// Times an operation, and adds its row; `target` in milliseconds.
    mutating func add(_ name: String, target: Double?, _ operation: () throws -> Void) throws {
        let milliseconds = try Median.milliseconds(repeats: 51, operation)
        rows.append([
            name, Self.number(milliseconds), Self.number(milliseconds / unitMilliseconds),
            target.map { Self.number($0) + (milliseconds <= $0 ? "" : "  missed") } ?? "",
        ])
    }

    /// Prints the table; numbers end in one column.
    func print() {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let cells = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 || column == row.count - 1 ? cell + space : space + cell
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            Swift.print(line)
        }
    }

    /// About three digits.
    private static func number(_ value: Double) -> String {
        let digits = value < 0.1 ? 10_000.0 : value < 1 ? 1000 : value < 10 ? 100 : value < 100 ? 10 : 1
        let rounded = (value * digits).rounded() / digits
        return digits == 1 ? "\(Int(rounded))" : "\(rounded)"
    }
}
