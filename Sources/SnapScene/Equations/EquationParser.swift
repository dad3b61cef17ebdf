import UIKit

/// Reads an equation by recursive descent.
///
///     equation   := anchor relation expression ('@' priority)?
///     relation   := '==' | '<=' | '>=' | '≤' | '≥'
///     expression := term (('+' | '-') term)*
///     term       := factor (('*' | '/') factor)*
///     factor     := '-' factor | number | anchor | '(' expression ')'
///     anchor     := view ('.' guide)? '.' attribute
///     priority   := number | name
struct EquationParser {
    /// Deeper than a person writes: every sign and bracket is a call within a call.
    static let deepestNesting = 100

    private let tokens: [EquationToken]
    private var index = 0
    /// How many signs and brackets are open.
    private var depth = 0

    private init(tokens: [EquationToken]) {
        self.tokens = tokens
    }

    @MainActor
    static func parse(_ text: String) throws(Equation.Failure) -> Equation {
        var parser = EquationParser(tokens: try EquationToken.tokens(of: text))
        let equation = try parser.equation()
        try equation.check()
        return equation
    }

    private var token: EquationToken { tokens[index] }

    private mutating func advance() -> EquationToken {
        defer { if index < tokens.count - 1 { index += 1 } }
        return tokens[index]
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard token.kind == .sign(sign) else { return false }
        index += 1
        return true
    }

    @MainActor
    private mutating func equation() throws(Equation.Failure) -> Equation {
        guard case .name = token.kind else {
            throw failure("expected an attribute of a view on the left, as in card.width")
        }
        let left = try anchor()
        guard case .relation(let relation) = token.kind else { throw failure("expected ==, <= or >=") }
        index += 1
        let right = try expression()
        var priority = UILayoutPriority.required
        if take("@") { priority = try self.priority() }
        guard token.kind == .end else { throw failure("expected + - * / @ or the end") }
        return Equation(left: left, relation: relation, right: right, priority: priority)
    }

    private mutating func expression() throws(Equation.Failure) -> Equation.Side {
        var sum = try term()
        while true {
            let column = token.column
            if take("+") {
                sum = try sum.adding(try term(), at: column)
            } else if take("-") {
                sum = try sum.adding(try term().scaled(by: -1), at: column)
            } else {
                return sum
            }
        }
    }

    private mutating func term() throws(Equation.Failure) -> Equation.Side {
        var product = try factor()
        while true {
            let column = token.column
            if take("*") {
                let other = try factor()
                guard product.anchor == nil || other.anchor == nil else {
                    throw Equation.Failure(column: column, problem: "two attributes cannot be multiplied")
                }
                product =
                    other.anchor == nil ? product.scaled(by: other.constant) : other.scaled(by: product.constant)
            } else if take("/") {
                let divisor = try factor()
                guard divisor.anchor == nil, divisor.constant != 0 else {
                    throw Equation.Failure(column: column, problem: "only a number other than 0 can be divided by")
                }
                product = product.scaled(by: 1 / divisor.constant)
            } else {
                return product
            }
        }
    }

    private mutating func factor() throws(Equation.Failure) -> Equation.Side {
        guard depth < Self.deepestNesting else {
            throw Equation.Failure(
                column: token.column,
                problem: "more than \(Self.deepestNesting) brackets and signs stand within each other")
        }
        depth += 1
        defer { depth -= 1 }
        switch token.kind {
        case .sign("-"):
            index += 1
            return try factor().scaled(by: -1)
        case .number(let number):
            index += 1
            return Equation.Side(multiplier: 0, anchor: nil, constant: number)
        case .name:
            return Equation.Side(multiplier: 1, anchor: try anchor(), constant: 0)
        case .sign("("):
            index += 1
            let inner = try expression()
            guard take(")") else { throw failure("expected \")\"") }
            return inner
        case .sign, .relation, .end:
            throw failure("expected a number or an attribute of a view, as in card.width")
        }
    }

    private mutating func anchor() throws(Equation.Failure) -> Equation.Anchor {
        let view = advance()
        guard take(".") else { throw failure("expected \".\" and an attribute after the view \(view.text)") }
        var name = try attributeName()
        let guide = Equation.Guide.allCases.first { $0.names.contains(name.text) }
        if guide != nil {
            guard take(".") else { throw failure("expected \".\" and an attribute after \(name.text)") }
            name = try attributeName()
        }
        guard let attribute = NSLayoutConstraint.Attribute.named(name.text) else {
            var known = NSLayoutConstraint.Attribute.named.map(\.name)
            if guide == nil { known += Equation.Guide.allCases.flatMap(\.names) }
            let hint =
                NearestName.find(name.text, among: known).map { "did you mean \($0)?" }
                ?? "known are \(known.joined(separator: ", "))"
            throw Equation.Failure(column: name.column, problem: "there is no attribute \(name.text): \(hint)")
        }
        if guide != nil, attribute.isBaseline {
            throw Equation.Failure(column: name.column, problem: "a guide has no \(name.text)")
        }
        return Equation.Anchor(view: view.text, guide: guide, attribute: attribute, column: view.column)
    }

    private mutating func attributeName() throws(Equation.Failure) -> EquationToken {
        guard case .name = token.kind else { throw failure("expected an attribute, as in width") }
        return advance()
    }

    @MainActor
    private mutating func priority() throws(Equation.Failure) -> UILayoutPriority {
        switch token.kind {
        case .number(let number) where (1...1000).contains(number):
            index += 1
            return UILayoutPriority(Float(number))
        case .name(let name):
            guard let priority = ValueForm<UILayoutPriority>.named(name) else { break }
            index += 1
            return priority
        case .number, .sign, .relation, .end: break
        }
        let names = ValueForm<UILayoutPriority>.knownNames.joined(separator: ", ")
        throw failure("expected a priority from 1 to 1000, or one of \(names)")
    }

    /// What is wrong at the present token.
    private func failure(_ problem: String) -> Equation.Failure {
        let found = token.kind == .end ? "the end" : "\"\(token.text)\""
        return Equation.Failure(column: token.column, problem: "\(problem); found \(found)")
    }
}

extension Equation.Side {
    fileprivate func scaled(by factor: Double) -> Equation.Side {
        Equation.Side(multiplier: multiplier * factor, anchor: anchor, constant: constant * factor)
    }

    fileprivate func adding(_ other: Equation.Side, at column: Int) throws(Equation.Failure) -> Equation.Side {
        guard anchor == nil || other.anchor == nil else {
            throw Equation.Failure(column: column, problem: "the right side can have one attribute, and numbers")
        }
        return Equation.Side(
            multiplier: multiplier + other.multiplier, anchor: anchor ?? other.anchor,
            constant: constant + other.constant)
    }
}
