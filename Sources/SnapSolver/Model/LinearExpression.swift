/// A constant plus a sum of `coefficient · variable`: like terms are merged, zero terms dropped, and terms stand in
/// variable order.
public struct LinearExpression: Hashable, Sendable {
    public private(set) var terms: [Term]
    public var constant: Double

    public init(constant: Double = 0) {
        self.terms = []
        self.constant = constant
    }

    public init(_ variable: Variable) {
        self.terms = [Term(variable, 1)]
        self.constant = 0
    }

    /// The sum of `terms`, which may stand in any order and repeat variables, and `constant`.
    public init(_ terms: [Term], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
        let isCanonical =
            zip(terms, terms.dropFirst()).allSatisfy { $0.variable < $1.variable }
            && terms.allSatisfy { $0.coefficient != 0 }
        if !isCanonical {
            self.terms = []
            for term in terms {
                add(term.variable, times: term.coefficient)
            }
        }
    }

    /// Makes the expression zero; the room for its terms stays.
    public mutating func reset() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
    }

    /// Adds `coefficient · variable`.
    public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
        var position = terms.endIndex
        while position > 0, variable < terms[position - 1].variable {
            position -= 1
        }
        guard position > 0, terms[position - 1].variable == variable else {
            guard coefficient != 0 else {
                return
            }
            // Most terms come in variable order.
            if position == terms.endIndex {
                terms.append(Term(variable, coefficient))
            } else {
                terms.insert(Term(variable, coefficient), at: position)
            }
            return
        }
        terms[position - 1].coefficient += coefficient
        if terms[position - 1].coefficient == 0 {
            terms.remove(at: position - 1)
        }
    }

    /// Adds `coefficient · other`.
    public mutating func add(_ other: LinearExpression, times coefficient: Double = 1) {
        constant += other.constant * coefficient
        for term in other.terms {
            add(term.variable, times: term.coefficient * coefficient)
        }
    }

    /// Whether every number in the expression is finite.
    var isFinite: Bool {
        constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
    }
}
