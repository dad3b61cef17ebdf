// How a constraint comes to determine a variable.

extension Elimination {
    /// Whether a variable of the constraint depends on `target`, other than `target` itself; `reached` must be the constraint's.
    func othersReach(_ target: Int, from slot: Int, in store: ConstraintStore) -> Bool {
        let reaching = variablesReaching(target, in: store)
        return store.records[slot].terms.contains {
            let other = store.terms[$0].variable.index
            return other != target && reaching.contains(other)
        }
    }

    /// Solves the constraint in `slot` for `target`, on which its variables depend only through others: substitutes those others, and
    /// keeps the rest by name. `reached` must be the constraint's.
    mutating func substitution(for target: Int, from slot: Int, in store: ConstraintStore) -> Substitution {
        let reaching = variablesReaching(target, in: store)
        for position in store.records[slot].terms {
            work[store.terms[position].variable.index] += store.terms[position].coefficient
        }
        // h(slot) = pivot · target + Σ variables + Σ constraints
        var pivot = 0.0
        var sum = Substitution()
        for variable in reached.reversed() {
            let multiple = work[variable]
            work[variable] = 0
            if variable == target {
                pivot = multiple
            } else if abs(multiple) <= Row.negligible {
                continue
            } else if reaching.contains(variable) {
                unfold(variable, times: multiple, into: &sum, in: store)
            } else {
                sum.variables.append((variable, multiple))
            }
        }
        var solution = Substitution()
        solution.constraints.append((slot, 1 / pivot))
        for (other, coefficient) in sum.constraints {
            solution.constraints.append((other, -coefficient / pivot))
        }
        for (other, coefficient) in sum.variables {
            solution.variables.append((other, -coefficient / pivot))
        }
        return solution
    }

    private mutating func unfold(
        _ variable: Int, times multiple: Double, into sum: inout Substitution, in store: ConstraintStore
    ) {
        switch variables[variable].definition {
        case .none:
            break
        case .direct(let slot, let coefficient):
            sum.constraints.append((slot, multiple / coefficient))
            for position in store.records[slot].terms {
                let term = store.terms[position]
                if term.variable.index != variable {
                    work[term.variable.index] -= multiple / coefficient * term.coefficient
                }
            }
        case .substituted(let index):
            for (slot, coefficient) in substitutions[index].constraints {
                sum.constraints.append((slot, multiple * coefficient))
            }
            for (other, coefficient) in substitutions[index].variables {
                work[other] += multiple * coefficient
            }
        }
    }

    /// The reached variables that depend on `target`, itself included.
    private func variablesReaching(_ target: Int, in store: ConstraintStore) -> Set<Int> {
        var reaching: Set<Int> = [target]
        for variable in reached {
            var names = false
            switch variables[variable].definition {
            case .none:
                break
            case .direct(let slot, _):
                names = store.records[slot].terms.contains { reaching.contains(store.terms[$0].variable.index) }
            case .substituted(let index):
                names = substitutions[index].variables.contains { reaching.contains($0.index) }
            }
            if names {
                reaching.insert(variable)
            }
        }
        return reaching
    }
}
