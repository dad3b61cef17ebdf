// Short forms: what many variables are, however long the chain of definitions behind them.
//
// A short form is `base + Σ coefficient · h(constraint)` over few constraints that are not always zero; what the others
// contribute is the base. A fixed variable has an empty form.

extension Elimination {
    /// A sum of more constraints than this is left to the definitions.
    private static let longestForm = 3

    /// Notes that the variable is settled if all is that its definition names, and finds its short form then.
    mutating func settle(_ variable: Int, in store: ConstraintStore) {
        guard !variables[variable].isSettled, definitions[variable].isSome else {
            return
        }
        var isSettled = true
        definitions[variable].forEachTerm(of: variable, in: store) { other, _ in
            isSettled = isSettled && variables[other].isSettled
        }
        guard isSettled else {
            return
        }
        variables[variable].isSettled = true
        variables[variable].form = makeForm(of: variable, in: store)
        if variables[variable].form != nil {
            updateBase(of: variable, in: store)
        }
    }

    /// Lets it be found again whether the variable, and what depends on it, is settled.
    mutating func unsettle(_ variable: Int, in store: ConstraintStore) {
        guard variables[variable].isSettled else {
            return
        }
        ahead.append(variable)
        while let next = ahead.popLast() {
            guard variables[next].isSettled else {
                continue
            }
            variables[next].isSettled = false
            abandonedFormTerms += variables[next].form?.count ?? 0
            variables[next].form = nil
            goAhead(from: next, in: store)
        }
        if formTerms.count > 64, abandonedFormTerms > formTerms.count / 2 {
            unsettleAll()
        }
    }

    /// Lets it be found again which variables are settled.
    mutating func unsettleAll() {
        for variable in variables.indices {
            variables[variable].isSettled = false
            variables[variable].form = nil
        }
        formTerms.removeAll(keepingCapacity: true)
        abandonedFormTerms = 0
    }

    /// Sums the bases of what the definition of a variable with a short form names.
    mutating func updateBase(of variable: Int, in store: ConstraintStore) {
        var base = 0.0
        definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
            base += coefficient * variables[other].base
        } constraints: { slot, coefficient in
            if store.records[slot].isDropped {
                base -= coefficient * store.records[slot].constant
            }
        }
        variables[variable].base = base
    }

    private mutating func makeForm(of variable: Int, in store: ConstraintStore) -> Range<Int>? {
        let start = formTerms.count
        var isShort = true
        definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
            guard let form = variables[other].form else {
                isShort = false
                return
            }
            for position in form where isShort {
                let cell = formTerms[position]
                isShort = addToForm(from: start, cell.symbol, coefficient * cell.coefficient)
            }
        } constraints: { slot, coefficient in
            if !store.records[slot].isDropped {
                isShort = isShort && addToForm(from: start, slot, coefficient)
            }
        }
        guard isShort else {
            formTerms.removeSubrange(start...)
            return nil
        }
        return start..<formTerms.count
    }

    /// Adds to the form that begins at `start`; false if it gets too long.
    private mutating func addToForm(from start: Int, _ slot: Int, _ coefficient: Double) -> Bool {
        guard let position = formTerms[start...].firstIndex(where: { $0.symbol == slot }) else {
            formTerms.append(Row.Cell(symbol: slot, coefficient: coefficient))
            return formTerms.count - start <= Self.longestForm
        }
        formTerms[position].coefficient += coefficient
        if abs(formTerms[position].coefficient) <= Row.negligible {
            formTerms.remove(at: position)
        }
        return true
    }
}
