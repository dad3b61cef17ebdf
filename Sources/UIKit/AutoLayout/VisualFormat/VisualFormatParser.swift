/// Reads a visual format string by recursive descent.
///
///     format      := (('H' | 'V') ':')? ('|' connection)? view (connection view)* (connection '|')?
///     view        := '[' name ('(' predicate (',' predicate)* ')')? ']'
///     connection  := nothing | '-' | '-' (number | name | '(' predicate (',' predicate)* ')') '-'
///     predicate   := ('==' | '<=' | '>=')? (number | name) ('@' (number | name))?
///
/// As in UIKit, blanks have no place in it. Source: Apple, *Auto Layout Guide: Visual Format Language*.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0

    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.wholeFormat()
    }

    private init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    private mutating func wholeFormat() throws(VisualFormatError) -> VisualFormat {
        let axis = try orientation()
        var items: [VisualFormat.Item] = []
        var connections: [VisualFormat.Connection] = []
        if next == "|" {
            items.append(superview())
            connections.append(try connection())
        }
        items.append(try view())
        while position < characters.count {
            connections.append(try connection())
            if next == "|" {
                items.append(superview())
                guard position == characters.count else { throw error(.superviewInside) }
            } else {
                items.append(try view())
            }
        }
        return VisualFormat(axis: axis, items: items, connections: connections)
    }

    private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        guard let letter = next, letter == "H" || letter == "V" else { return .horizontal }
        position += 1
        guard take(":") else { throw error(.noColon(after: letter)) }
        return letter == "V" ? .vertical : .horizontal
    }

    private mutating func superview() -> VisualFormat.Item {
        defer { position += 1 }
        return VisualFormat.Item(content: .superview, column: position)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.Item {
        let start = position
        guard take("[") else { throw error(next == "|" ? .superviewInside : .noView) }
        guard let name = name() else { throw error(.noView) }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") {
            sizes = try predicates()
            guard take(")") else { throw error(.openView) }
        }
        guard take("]") else { throw error(.openView) }
        return VisualFormat.Item(content: .view(name: name, sizes: sizes), column: start)
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        guard let next, next != "[", next != "|" else { return .standard }
        var spaces: [VisualFormat.Predicate] = []
        if take("(") {
            spaces = try predicates()
            guard take(")") else { throw error(.openPredicates) }
        } else {
            guard next != "-", let space = operand() else { throw error(.noNumber) }
            spaces = [VisualFormat.Predicate(relation: .equal, object: space, priority: nil)]
        }
        guard take("-") else { throw error(.openConnection) }
        return .spaced(spaces)
    }

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var list = [try predicate()]
        while take(",") { list.append(try predicate()) }
        return list
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        for (sign, meaning) in Self.relations where characters[position...].starts(with: sign) {
            relation = meaning
            position += sign.count
        }
        guard let object = operand() else { throw error(.noNumber) }
        var priority: VisualFormat.Operand?
        if take("@") {
            priority = operand()
            guard priority != nil else { throw error(.noNumber) }
        }
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    private static let relations: [(String, NSLayoutConstraint.Relation)] = [
        ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ]

    // MARK: Words

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func operand() -> VisualFormat.Operand? {
        let start = position
        if let name = name() { return VisualFormat.Operand(content: .name(name), column: start) }
        let sign = next == "-" || next == "+" ? 1 : 0
        let digits = characters[(start + sign)...].prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard let number = Double(String(characters[start..<start + sign + digits.count])) else { return nil }
        position += sign + digits.count
        return VisualFormat.Operand(content: .number(number), column: start)
    }

    /// A letter or underscore, then letters, underscores and digits.
    private mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let name = characters[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        position += name.count
        return String(name)
    }

    /// A problem at the character that could not be read.
    private func error(_ problem: VisualFormatError.Problem) -> VisualFormatError {
        VisualFormatError(problem: problem, format: format, column: position)
    }
}
