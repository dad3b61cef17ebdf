import Foundation

extension LabelFact {
    /// A line of the table with the names of its cells.
    struct Row {
        let cells: [String]
        let header: [String]
        /// Counted from 1.
        let line: Int
        let path: String

        func text(_ column: String) throws(FidelityError) -> String {
            guard let index = header.firstIndex(of: column) else { throw .missingColumn(column, path: path) }
            return index < cells.count ? cells[index] : ""
        }

        func number(_ column: String) throws(FidelityError) -> CGFloat {
            try choice(column) { Double($0).map { CGFloat($0) } }
        }

        /// Numbers with commas between; none for an empty cell.
        func numbers(_ column: String) throws(FidelityError) -> [CGFloat] {
            var numbers: [CGFloat] = []
            for part in try text(column).split(separator: ",") {
                guard let number = Double(part) else { throw malformed(column, String(part)) }
                numbers.append(CGFloat(number))
            }
            return numbers
        }

        func choice<Value>(_ column: String, _ read: (String) -> Value?) throws(FidelityError) -> Value {
            let cell = try text(column)
            guard let value = read(cell) else { throw malformed(column, cell) }
            return value
        }

        private func malformed(_ column: String, _ value: String) -> FidelityError {
            .malformed(column: column, value: value, line: line, path: path)
        }
    }
}
