/// The variables, and the constraints that determine them: a triangular system that is never multiplied out.
///
/// This is the part C_U of the Cassowary paper, whose variables may have any sign. A variable is determined by a constraint and other
/// variables; never, even through others, by itself.
struct Elimination: Sendable {
    /// How far to walk down the definitions.
    enum Extent {
        case everything
        /// Not below fixed variables: what follows are numbers.
        case unfixed
        /// Not below settled variables: what follows is determined.
        case unsettled
    }

    private(set) var names: [String] = []
    var variables: [VariableState] = []
    var substitutions: [Substitution] = []
    /// All variables, each after those that its definition names; stale after a definition changed.
    private(set) var order: [Int] = []
    private var isOrderStale = false

    /// The variables reached by the last `reach`, each after those that its definition names.
    private(set) var reached: [Int] = []
    private var stack: [(variable: Int, next: Int)] = []
    /// False but while variables are being marked.
    var marks: [Bool] = []
    /// Zero but while a sum is being pushed down the definitions.
    var work: [Double] = []

    mutating func makeVariable(name: String) -> Int {
        names.append(name)
        variables.append(VariableState())
        work.append(0)
        marks.append(false)
        isOrderStale = true
        return variables.count - 1
    }

    /// Gives a variable a definition, which must not lead back to it.
    mutating func define(_ variable: Int, by definition: Definition) {
        variables[variable].definition = definition
        isOrderStale = true
    }

    /// Takes a variable's definition away.
    mutating func undefine(_ variable: Int) {
        variables[variable].definition = .none
        unfix()
    }

    /// Forgets all definitions.
    mutating func reset() {
        for variable in variables.indices {
            variables[variable].definition = .none
            variables[variable].uses = 0
        }
        substitutions.removeAll(keepingCapacity: true)
        unfix()
    }

    /// Lets what is fixed or settled be found again.
    mutating func unfix() {
        for variable in variables.indices {
            variables[variable].isFixed = false
            variables[variable].isSettled = false
        }
        isOrderStale = true
    }

    /// Finds what the variables of the constraints in `slots` depend on, themselves included, and as far as `extent` says.
    mutating func reach(from slots: some Sequence<Int>, in store: ConstraintStore, _ extent: Extent) {
        reached.removeAll(keepingCapacity: true)
        for slot in slots {
            for position in store.records[slot].terms {
                visit(store.terms[position].variable.index, in: store, extent)
            }
        }
        unmark(reached)
    }

    /// Brings `order` up to date, and what is fixed.
    mutating func updateOrder(in store: ConstraintStore) {
        guard isOrderStale else {
            return
        }
        isOrderStale = false
        reached.removeAll(keepingCapacity: true)
        for variable in variables.indices {
            visit(variable, in: store, .everything)
        }
        unmark(reached)
        swap(&order, &reached)
        for variable in order where !variables[variable].isFixed {
            fix(variable, in: store)
        }
    }

    /// Finds the variable's value for good, if its definition names fixed variables and dropped constraints only.
    mutating func fix(_ variable: Int, in store: ConstraintStore) {
        let isFixed: Bool
        switch variables[variable].definition {
        case .none:
            isFixed = false
        case .direct(let slot, _):
            isFixed =
                store.records[slot].isDropped
                && store.records[slot].terms.allSatisfy {
                    let other = store.terms[$0].variable.index
                    return other == variable || variables[other].isFixed
                }
        case .substituted(let index):
            isFixed =
                substitutions[index].constraints.allSatisfy { store.records[$0.slot].isDropped }
                && substitutions[index].variables.allSatisfy { variables[$0.index].isFixed }
        }
        if isFixed {
            variables[variable].isFixed = true
            variables[variable].value = value(of: variable, in: store) { _ in 0 }
        }
    }

    mutating func unmark(_ list: [Int]) {
        for variable in list {
            marks[variable] = false
        }
    }

    /// Walks down the definitions without recursion: chains may be thousands long.
    private mutating func visit(_ root: Int, in store: ConstraintStore, _ extent: Extent) {
        guard !marks[root] else {
            return
        }
        marks[root] = true
        stack.append((root, 0))
        while let (variable, next) = stack.last {
            let isLeaf =
                switch extent {
                case .everything: false
                case .unfixed: variables[variable].isFixed
                case .unsettled: variables[variable].isSettled
                }
            guard !isLeaf, let child = child(next, of: variable, in: store) else {
                stack.removeLast()
                reached.append(variable)
                settle(variable, in: store)
                continue
            }
            stack[stack.count - 1].next += 1
            if !marks[child] {
                marks[child] = true
                stack.append((child, 0))
            }
        }
    }

    /// Notes whether everything that the variable's definition names is settled.
    private mutating func settle(_ variable: Int, in store: ConstraintStore) {
        guard !variables[variable].isSettled else {
            return
        }
        switch variables[variable].definition {
        case .none:
            return
        case .direct(let slot, _):
            for position in store.records[slot].terms {
                let other = store.terms[position].variable.index
                if other != variable && !variables[other].isSettled {
                    return
                }
            }
        case .substituted(let index):
            for other in substitutions[index].variables where !variables[other.index].isSettled {
                return
            }
        }
        variables[variable].isSettled = true
    }

    /// The variable at `position` in the definition of `variable`, which counts as naming itself where its own term stands.
    private func child(_ position: Int, of variable: Int, in store: ConstraintStore) -> Int? {
        switch variables[variable].definition {
        case .none:
            return nil
        case .direct(let slot, _):
            let terms = store.records[slot].terms
            return position < terms.count ? store.terms[terms.lowerBound + position].variable.index : nil
        case .substituted(let index):
            let others = substitutions[index].variables
            return position < others.count ? others[position].index : nil
        }
    }
}
