/// The rows of the basic symbols, with an index of the rows that hold each nonbasic one.
///
/// This is the simplex tableau C_S of the Cassowary paper, without its constants' signs: residuals may lie on either
/// side of zero, and cost there what their constraint's priority says.
struct Tableau: Sendable {
    /// The symbols of one priority, in the order in which they came.
    struct Level: Sendable {
        let value: Double
        var members: [Int]
    }

    /// One exchange of a nonbasic symbol for a basic one.
    struct Pivot: Sendable {
        let entering: Int
        let leaving: Int
    }

    var symbols: [Symbol] = []
    /// By basic symbol; the row of a nonbasic symbol is empty.
    var rows: [Row] = []
    /// By nonbasic symbol: the basic symbols whose rows hold it, in no order that matters.
    var columns: [[Int]] = []
    /// From the highest priority down.
    var levels: [Level] = []
    /// The symbols whose residuals may have changed since ``takeMoved()``.
    private var moved: [Int] = []
    /// The symbols whose rows, costs or sides changed since the last optimum.
    var disturbed: [Int] = []
    var nextRank = 0
    /// The pivots since `recording` was switched on.
    var trail: [Pivot] = []
    var isRecording = false
    /// The objective row of the level being minimised, and the symbols whose rows may be part of it.
    var objective = SparseSum()
    var active: [Int] = []
    private var scratch: [Row.Cell] = []
    private var entered: [Int] = []
    private var cancelled: [Int] = []

    mutating func reserveCapacity(_ count: Int) {
        symbols.reserveCapacity(count)
        rows.reserveCapacity(count)
        columns.reserveCapacity(count)
        objective.reserveCapacity(count)
    }

    /// Makes place for a nonbasic symbol that no row holds.
    mutating func set(_ symbol: Symbol, at index: Int) {
        while symbols.count <= index {
            symbols.append(symbol)
            rows.append(Row())
            columns.append([])
        }
        let former = symbols[index]
        symbols[index] = symbol
        symbols[index].isMoved = former.isMoved
        symbols[index].isDisturbed = former.isDisturbed
        objective.resize(to: symbols.count)
    }

    /// Makes the nonbasic `symbol`, which no row holds, basic with this row.
    mutating func insert(_ row: Row, for symbol: Int) {
        for cell in row.cells {
            columns[cell.symbol].append(symbol)
        }
        rows[symbol] = row
        symbols[symbol].isBasic = true
        settleSide(of: symbol)
        noteMove(of: symbol)
    }

    /// Takes a basic symbol's row out and returns it; the symbol is then nonbasic, and no row holds it.
    mutating func extract(_ symbol: Int) -> Row {
        var row = Row()
        swap(&row, &rows[symbol])
        for cell in row.cells {
            drop(symbol, fromColumnOf: cell.symbol)
        }
        symbols[symbol].isBasic = false
        noteMove(of: symbol)
        return row
    }

    /// Adds `coefficient · symbol` to the row of `basic`.
    mutating func add(_ coefficient: Double, _ symbol: Int, toRowOf basic: Int) {
        let term = Row(constant: 0, cells: [Row.Cell(symbol: symbol, coefficient: 1)])
        add(coefficient, term, toRowOf: basic)
    }

    /// Exchanges the nonbasic symbol `entering` for the basic symbol `leaving`, whose row must hold it.
    mutating func pivot(entering: Int, leaving: Int) {
        var row = extract(leaving)
        disturb(leaving)
        disturb(entering)
        row.solve(for: entering, leaving: leaving)
        var users: [Int] = []
        swap(&users, &columns[entering])
        for user in users where user != leaving {
            let multiple = rows[user].remove(entering)
            add(multiple, row, toRowOf: user)
            settleSide(of: user)
            noteMove(of: user)
            disturb(user)
        }
        insert(row, for: entering)
        if isRecording {
            trail.append(Pivot(entering: entering, leaving: leaving))
        }
    }

    /// Takes back the pivots of the trail, last first.
    mutating func undoTrail() {
        isRecording = false
        for pivot in trail.reversed() {
            self.pivot(entering: pivot.leaving, leaving: pivot.entering)
        }
        trail.removeAll()
    }

    mutating func noteMove(of symbol: Int) {
        if !symbols[symbol].isMoved {
            symbols[symbol].isMoved = true
            moved.append(symbol)
        }
    }

    /// Lets the next optimisation begin with the symbol, too.
    mutating func disturb(_ symbol: Int) {
        if !symbols[symbol].isDisturbed {
            symbols[symbol].isDisturbed = true
            disturbed.append(symbol)
        }
    }

    /// The symbols whose residuals may have changed since the last call.
    mutating func takeMoved() -> [Int] {
        guard !moved.isEmpty else {
            return []
        }
        var taken: [Int] = []
        swap(&taken, &moved)
        for symbol in taken {
            symbols[symbol].isMoved = false
        }
        return taken
    }

    /// Notes the side of zero that a basic symbol is on; at zero it keeps the side that it came from.
    mutating func settleSide(of symbol: Int) {
        let value = rows[symbol].constant
        if abs(value) > Symbol.tolerance {
            symbols[symbol].isPositive = value > 0
        }
    }

    private mutating func add(_ multiple: Double, _ row: Row, toRowOf basic: Int) {
        rows[basic].add(multiple, row, scratch: &scratch, entered: &entered, cancelled: &cancelled)
        for symbol in entered {
            columns[symbol].append(basic)
        }
        for symbol in cancelled {
            drop(basic, fromColumnOf: symbol)
        }
    }

    private mutating func drop(_ basic: Int, fromColumnOf symbol: Int) {
        if let position = columns[symbol].firstIndex(of: basic) {
            columns[symbol].swapAt(position, columns[symbol].count - 1)
            columns[symbol].removeLast()
        }
    }
}
