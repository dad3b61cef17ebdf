/// Why measures could not be compared.
enum FidelityError: Error, CustomStringConvertible {
    case usage(String)
    case unreadable(path: String)
    case missingColumn(String, path: String)
    case malformed(column: String, value: String, line: Int, path: String)

    var description: String {
        switch self {
        case .usage(let line): line
        case .unreadable(let path): "\(path) cannot be read as UTF-8 text: name a table of labels"
        case .missingColumn(let name, let path): "\(path) has no column '\(name)': its first line must name it"
        case .malformed(let column, let value, let line, let path):
            "\(path):\(line): '\(value)' is no \(column): correct the row or take it out"
        }
    }
}
