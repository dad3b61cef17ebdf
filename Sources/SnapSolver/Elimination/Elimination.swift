/// The variables, and the constraints that determine them: a triangular system that is never multiplied out.
///
/// This is the part C_U of the Cassowary paper, whose variables may have any sign. A variable is determined by a
/// constraint and other variables; never, even through others, by itself.
struct Elimination: Sendable {
    /// How far to walk down the definitions.
    enum Extent {
        case everything
        /// Not below variables that have a short form.
        case long
        /// Not below settled variables: what follows is determined.
        case unsettled
        /// Not below variables whose values are those of the present epoch.
        case stale
    }

    private(set) var names: [String] = []
    private(set) var definitions: [Definition] = []
    var variables: [VariableState] = []
    /// The cells of all short forms.
    var formTerms: [Row.Cell] = []
    /// All variables, each after those that its definition names; stale after a definition changed.
    private(set) var order: [Int] = []
    /// The definitions in that order.
    private(set) var flat = FlatDefinitions()
    private var isOrderStale = false

    /// The variables reached by the last `reach`, each after those that its definition names.
    private(set) var reached: [Int] = []
    private var stack: [(variable: Int, next: Int)] = []
    /// The solution that values are wanted of.
    var epoch = 0
    /// False but while variables are being marked.
    var marks: [Bool] = []
    /// Zero but while a sum is being pushed down the definitions.
    var work: [Double] = []
    var sum = SparseSum()

    mutating func makeVariable(name: String) -> Int {
        names.append(name)
        definitions.append(.none)
        variables.append(VariableState())
        work.append(0)
        marks.append(false)
        isOrderStale = true
        return variables.count - 1
    }

    /// Gives a variable a definition, which must not lead back to it.
    mutating func define(_ variable: Int, by definition: Definition, in store: ConstraintStore) {
        definitions[variable] = definition
        isOrderStale = true
        settle(variable, in: store)
    }

    /// Takes a variable's definition away.
    mutating func undefine(_ variable: Int) {
        definitions[variable] = .none
        unsettle()
    }

    /// Forgets all definitions.
    mutating func reset() {
        for variable in variables.indices {
            definitions[variable] = .none
            variables[variable].uses = 0
        }
        unsettle()
    }

    /// Lets it be found again what is settled.
    mutating func unsettle() {
        for variable in variables.indices {
            variables[variable].isSettled = false
            variables[variable].form = nil
        }
        formTerms.removeAll(keepingCapacity: true)
        isOrderStale = true
    }

    /// Finds what the variables of the constraints in `slots` depend on, themselves included, and as far as `extent`
    /// says.
    mutating func reach(from slots: some Sequence<Int>, in store: ConstraintStore, _ extent: Extent) {
        reached.removeAll(keepingCapacity: true)
        for slot in slots {
            for position in store.records[slot].terms {
                visit(store.terms[position].variable.index, in: store, extent)
            }
        }
        unmark(reached)
    }

    /// Brings `order` up to date.
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
        flat.rebuild(order, definitions, in: store)
    }

    /// Whether the variable's value is that of the present epoch.
    func isUpToDate(_ variable: Int) -> Bool {
        variables[variable].isFixed || variables[variable].epoch == epoch
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
                case .long: variables[variable].form != nil
                case .unsettled: variables[variable].isSettled
                case .stale: isUpToDate(variable)
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

    /// The variable at `position` in the definition of `variable`, which counts as naming itself where its own term
    /// stands.
    private func child(_ position: Int, of variable: Int, in store: ConstraintStore) -> Int? {
        switch definitions[variable] {
        case .none:
            return nil
        case .direct(let slot, _):
            let terms = store.records[slot].terms
            return position < terms.count ? store.terms[terms.lowerBound + position].variable.index : nil
        case .substituted(let substitution):
            return position < substitution.variables.count ? substitution.variables[position].symbol : nil
        }
    }
}
