/// A basic symbol written in nonbasic ones: `basic = constant + Σ coefficient · symbol`.
///
/// Nonbasic symbols are zero, so the constant is the basic symbol's value. Cells stand in symbol order.
struct Row: Sendable {
    struct Cell: Sendable {
        let symbol: Int
        var coefficient: Double
    }

    /// A coefficient no larger than this is what rounding left of a zero.
    static let negligible = 1e-11

    var constant = 0.0
    var cells: [Cell] = []

    /// Where `symbol` stands, or would have to stand.
    func position(of symbol: Int) -> Int {
        var low = 0
        var high = cells.count
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// The coefficient of `symbol`: zero where the row does not hold it.
    func coefficient(of symbol: Int) -> Double {
        let position = position(of: symbol)
        return position < cells.count && cells[position].symbol == symbol ? cells[position].coefficient : 0
    }

    /// Adds `coefficient · symbol`, where the row does not hold the symbol.
    mutating func insert(_ coefficient: Double, _ symbol: Int) {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: position(of: symbol))
    }

    /// Takes `symbol` out, and returns its coefficient.
    mutating func remove(_ symbol: Int) -> Double {
        cells.remove(at: position(of: symbol)).coefficient
    }

    /// From `leaving = constant + a·entering + rest` makes `entering = −constant/a + leaving/a − rest/a`.
    mutating func solve(for entering: Int, leaving: Int) {
        let scale = -1 / remove(entering)
        constant *= scale
        for index in cells.indices {
            cells[index].coefficient *= scale
        }
        insert(-scale, leaving)
    }

    /// Adds `multiple · other`, with `scratch` for the merge; tells each symbol that came in, and each that cancelled
    /// out.
    mutating func add(
        _ multiple: Double, _ other: Row, scratch: inout [Cell], entered: inout [Int], cancelled: inout [Int]
    ) {
        constant += multiple * other.constant
        scratch.removeAll(keepingCapacity: true)
        entered.removeAll(keepingCapacity: true)
        cancelled.removeAll(keepingCapacity: true)
        var mine = 0
        for cell in other.cells {
            while mine < cells.count, cells[mine].symbol < cell.symbol {
                scratch.append(cells[mine])
                mine += 1
            }
            let isShared = mine < cells.count && cells[mine].symbol == cell.symbol
            let sum = multiple * cell.coefficient + (isShared ? cells[mine].coefficient : 0)
            mine += isShared ? 1 : 0
            if abs(sum) > Self.negligible {
                scratch.append(Cell(symbol: cell.symbol, coefficient: sum))
                if !isShared {
                    entered.append(cell.symbol)
                }
            } else if isShared {
                cancelled.append(cell.symbol)
            }
        }
        scratch.append(contentsOf: cells[mine...])
        swap(&cells, &scratch)
    }
}
