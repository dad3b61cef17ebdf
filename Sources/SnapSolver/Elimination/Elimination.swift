/// The variables, and the constraints that determine them: a triangular system that is never multiplied out.
///
/// This is the part C_U of the Cassowary paper, whose variables may have any sign. A variable is determined by a constraint and other
/// variables; never, even through others, by itself.
struct Elimination: Sendable {
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

    /// Lets what is fixed be found again.
    mutating func unfix() {
        for variable in variables.indices {
            variables[variable].isFixed = false
        }
        isOrderStale = true
    }

    /// Finds what the variables of the constraints in `slots` depend on, themselves included, without recursion: chains may be
    /// thousands long.
    ///
    /// Below fixed variables there is nothing to find but numbers, unless `throughFixed` asks for it.
    mutating func reach(from slots: some Sequence<Int>, in store: ConstraintStore, throughFixed: Bool) {
        reached.removeAll(keepingCapacity: true)
        for slot in slots {
            for position in store.records[slot].terms {
                visit(store.terms[position].variable.index, in: store, throughFixed: throughFixed)
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
            visit(variable, in: store, throughFixed: true)
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

    private mutating func visit(_ root: Int, in store: ConstraintStore, throughFixed: Bool) {
        guard !marks[root] else {
            return
        }
        marks[root] = true
        stack.append((root, 0))
        while let (variable, next) = stack.last {
            let isLeaf = variables[variable].isFixed && !throughFixed
            guard !isLeaf, let child = child(next, of: variable, in: store) else {
                stack.removeLast()
                reached.append(variable)
                continue
            }
            stack[stack.count - 1].next += 1
            if !marks[child] {
                marks[child] = true
                stack.append((child, 0))
            }
        }
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
