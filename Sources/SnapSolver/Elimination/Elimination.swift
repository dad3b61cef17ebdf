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
        /// Not below variables whose values are known.
        case stale
    }

    private var names: [(owner: String, name: String)] = []
    private(set) var definitions: [Definition] = []
    /// The substitutions that name a variable, and those that were computed from a constraint, by what they determine.
    private var substitutionsNaming: [Int: [Int]] = [:]
    private var substitutionsFrom: [Int: [Int]] = [:]
    var variables: [VariableState] = []
    /// The cells of all short forms, and how many of them no variable uses any more.
    var formTerms: [Row.Cell] = []
    var abandonedFormTerms = 0
    /// The variables whose definition, or a residual in it, changed.
    var seeds: [Int] = []
    /// The variables whose values are to be found again because others moved.
    var stale: [Int] = []

    /// The variables reached by the last `reach`, each after those that its definition names.
    private(set) var reached: [Int] = []
    private var stack: [(variable: Int, next: Int)] = []
    /// Variables still to be gone to, on the way from definitions to what they are named by.
    var ahead: [Int] = []
    /// What was last found to depend on a variable.
    var dependents: [Int] = []
    /// False but while variables are being marked.
    var marks: [Bool] = []
    /// Zero but while a sum is being pushed down the definitions.
    var work: [Double] = []
    var sum = SparseSum()

    mutating func reserveCapacity(_ count: Int) {
        names.reserveCapacity(count)
        definitions.reserveCapacity(count)
        variables.reserveCapacity(count)
        work.reserveCapacity(count)
        marks.reserveCapacity(count)
    }

    /// What a dump calls the variable.
    func name(of variable: Int) -> String {
        let (owner, name) = names[variable]
        return owner.isEmpty ? name : "\(owner).\(name)"
    }

    mutating func makeVariable(_ name: String, of owner: String) -> Int {
        names.append((owner, name))
        definitions.append(.none)
        variables.append(VariableState())
        work.append(0)
        marks.append(false)
        return variables.count - 1
    }

    /// Gives a variable a definition, which must not lead back to it.
    mutating func define(_ variable: Int, by definition: Definition, in store: ConstraintStore) {
        unsettle(variable, in: store)
        definitions[variable] = definition
        if case .substituted(let substitution) = definition {
            for cell in substitution.variables {
                substitutionsNaming[cell.symbol, default: []].append(variable)
            }
            for cell in substitution.constraints {
                substitutionsFrom[cell.symbol, default: []].append(variable)
            }
        }
        settle(variable, in: store)
        seed(variable)
    }

    /// Takes a variable's definition away.
    mutating func undefine(_ variable: Int, in store: ConstraintStore) {
        unsettle(variable, in: store)
        definitions[variable] = .none
        seed(variable)
    }

    /// Forgets all definitions.
    mutating func reset() {
        for variable in variables.indices {
            definitions[variable] = .none
            variables[variable].uses = 0
            seed(variable)
        }
        substitutionsNaming = [:]
        substitutionsFrom = [:]
        unsettleAll()
    }

    /// The variables with a substitution that names `variable`.
    func substitutions(naming variable: Int) -> [Int] {
        substitutionsNaming.isEmpty ? [] : substitutionsNaming[variable] ?? []
    }

    /// The variables with a substitution that was computed from the constraint in `slot`.
    func substitutions(from slot: Int) -> [Int] {
        substitutionsFrom[slot] ?? []
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

    /// All variables, each after those that its definition names.
    mutating func order(in store: ConstraintStore) -> [Int] {
        reach(variables: variables.indices, in: store, .everything)
        return reached
    }

    /// Finds what `variables` depend on, themselves included, and as far as `extent` says.
    mutating func reach(variables: some Sequence<Int>, in store: ConstraintStore, _ extent: Extent) {
        reached.removeAll(keepingCapacity: true)
        for variable in variables {
            visit(variable, in: store, extent)
        }
        unmark(reached)
    }

    mutating func unmark(_ list: [Int]) {
        for variable in list {
            marks[variable] = false
        }
    }

    /// Walks down the definitions without recursion: chains may be thousands long.
    private mutating func visit(_ root: Int, in store: ConstraintStore, _ extent: Extent) {
        enter(root, in: store, extent)
        while let (variable, next) = stack.last {
            guard let child = child(next, of: variable, in: store) else {
                stack.removeLast()
                leave(variable, in: store)
                continue
            }
            stack[stack.count - 1].next += 1
            enter(child, in: store, extent)
        }
    }

    /// Goes to a variable for the first time; one that the walk does not go below is done with at once.
    private mutating func enter(_ variable: Int, in store: ConstraintStore, _ extent: Extent) {
        guard !marks[variable] else {
            return
        }
        marks[variable] = true
        let isLeaf =
            switch extent {
            case .everything: false
            case .long: variables[variable].form != nil
            case .unsettled: variables[variable].isSettled
            case .stale: !variables[variable].isStale
            }
        if isLeaf {
            leave(variable, in: store)
        } else {
            stack.append((variable, 0))
        }
    }

    private mutating func leave(_ variable: Int, in store: ConstraintStore) {
        reached.append(variable)
        settle(variable, in: store)
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
