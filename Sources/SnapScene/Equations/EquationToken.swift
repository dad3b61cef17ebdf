import UIKit

/// A word, number or sign of an equation.
struct EquationToken: Equatable {
    enum Kind: Equatable {
        case name(String)
        case number(Double)
        /// One of `. * / + - ( ) @`.
        case sign(Character)
        case relation(NSLayoutConstraint.Relation)
        case end
    }

    let kind: Kind
    /// As it is written.
    let text: String
    /// In characters from 0.
    let column: Int

    /// The tokens of a text, and an `end` after them.
    static func tokens(of text: String) throws(Equation.Failure) -> [EquationToken] {
        let characters = Array(text)
        var tokens: [EquationToken] = []
        var column = 0
        while column < characters.count {
            if characters[column].isWhitespace {
                column += 1
                continue
            }
            let token = try token(at: column, in: characters)
            tokens.append(token)
            column += token.text.count
        }
        return tokens + [EquationToken(kind: .end, text: "", column: characters.count)]
    }

    private static func token(at column: Int, in characters: [Character]) throws(Equation.Failure) -> EquationToken {
        let first = characters[column]
        if isNameStart(first) {
            let name = String(characters[column...].prefix { isNameStart($0) || isDigit($0) })
            return EquationToken(kind: .name(name), text: name, column: column)
        }
        if isDigit(first) {
            let text = numberText(at: column, in: characters)
            guard let number = Double(text) else {
                throw Equation.Failure(column: column, problem: "\(text) is no number")
            }
            return EquationToken(kind: .number(number), text: text, column: column)
        }
        for (text, relation) in relations where characters[column...].starts(with: text) {
            return EquationToken(kind: .relation(relation), text: text, column: column)
        }
        if first == "=" { throw Equation.Failure(column: column, problem: "write == for equality") }
        if first == "<" || first == ">" {
            throw Equation.Failure(column: column, problem: "write \(first)= : constraints have no strict inequality")
        }
        guard ".*/+-()@".contains(first) else {
            throw Equation.Failure(column: column, problem: "\"\(first)\" has no meaning here")
        }
        return EquationToken(kind: .sign(first), text: String(first), column: column)
    }

    private static let relations: [(String, NSLayoutConstraint.Relation)] = [
        ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("≤", .lessThanOrEqual),
        ("≥", .greaterThanOrEqual),
    ]

    /// Digits, and a fraction where a digit follows the point.
    private static func numberText(at column: Int, in characters: [Character]) -> String {
        var text = String(characters[column...].prefix(while: isDigit))
        let rest = characters[(column + text.count)...]
        if rest.first == ".", let digit = rest.dropFirst().first, isDigit(digit) {
            text += "." + rest.dropFirst().prefix(while: isDigit)
        }
        return text
    }

    private static func isNameStart(_ character: Character) -> Bool {
        character.isASCII && character.isLetter || character == "_"
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
