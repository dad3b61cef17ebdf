/// The constraints as they were given, with all their terms in one array.
struct ConstraintStore: Sendable {
    enum Place: Sendable {
        /// The slot is free.
        case vacant
        /// Optional, and not yet looked at.
        case pending
        /// Determines a variable or has a row.
        case installed
        /// A required inequality that holds without a row.
        case slack
        /// Removed, but still installed: see ``Solver/leaving``.
        case leaving
    }

    struct Record: Sendable {
        var serial: Int
        var terms: Range<Int>
        var constant: Double
        var relation: Relation
        var priority: Priority
        var place = Place.pending
        /// The variable that the constraint determines.
        var determined: Int?
        /// Whether the residual is always zero, and left out of all rows: so it is with a required equality that
        /// determines a variable.
        var isDropped = false
        /// Whether a substitution was computed from the constraint.
        var isSubstituted = false
        /// Whether the constraint is on the list of slack ones to look at again.
        var isTouched = false

        /// Whether the constraint is part of the system that the tableau optimises: what is leaving still is.
        var isInstalled: Bool {
            place == .installed || place == .leaving
        }
    }

    private(set) var terms: [LinearExpression.Term] = []
    var records: [Record] = []
    /// Which constraints name each variable.
    private(set) var naming = NamingIndex()
    /// Whether any constraint has ever been slack.
    private(set) var hasHadSlack = false
    /// The slack constraints to look at again: variables that they name moved.
    private(set) var touched: [Int] = []
    private var vacant: [Int] = []
    private var nextSerial = 0
    private var usedTerms = 0

    mutating func reserveCapacity(_ count: Int) {
        records.reserveCapacity(count)
        terms.reserveCapacity(2 * count)
        naming.reserveCapacity(2 * count)
    }

    /// Stores a constraint in a slot, new or vacated.
    mutating func insert(_ constraint: LinearConstraint) -> Int {
        let start = terms.count
        terms.append(contentsOf: constraint.expression.terms)
        usedTerms += constraint.expression.terms.count
        let record = Record(
            serial: nextSerial, terms: start..<terms.count, constant: constraint.expression.constant,
            relation: constraint.relation, priority: constraint.priority)
        nextSerial += 1
        let slot = vacant.popLast() ?? records.count
        if slot < records.count {
            records[slot] = record
        } else {
            records.append(record)
        }
        naming.append(terms[start...], of: slot)
        return slot
    }

    /// Frees a slot; its terms go when half of all terms are free.
    mutating func vacate(_ slot: Int) {
        for position in records[slot].terms {
            naming.remove(position, of: terms[position].variable.index)
        }
        records[slot].place = .vacant
        usedTerms -= records[slot].terms.count
        vacant.append(slot)
        if terms.count > 64, usedTerms < terms.count / 2 {
            compact()
        }
    }

    /// Whether the constraint in `slot` is this one, but for its constant.
    func resembles(_ slot: Int, _ constraint: LinearConstraint) -> Bool {
        let record = records[slot]
        return record.relation == constraint.relation && record.priority == constraint.priority
            && terms[record.terms].elementsEqual(constraint.expression.terms)
    }

    /// Gives the constraint in `slot` the next number, as if it had been added now.
    mutating func renew(_ slot: Int) {
        records[slot].serial = nextSerial
        nextSerial += 1
        records[slot].place = .installed
    }

    func id(of slot: Int) -> ConstraintID {
        ConstraintID(serial: records[slot].serial, slot: slot)
    }

    /// The slot of a constraint that must still be there.
    func slot(of id: ConstraintID) -> Int {
        precondition(
            id.slot < records.count && records[id.slot].serial == id.serial && records[id.slot].place != .vacant
                && records[id.slot].place != .leaving,
            "constraint \(id) is not in this solver: it was removed, or another solver's")
        return id.slot
    }

    func constraint(at slot: Int) -> LinearConstraint {
        let record = records[slot]
        let expression = LinearExpression(Array(terms[record.terms]), constant: record.constant)
        return LinearConstraint(expression, record.relation, priority: record.priority)
    }

    /// The used slots, oldest constraint first.
    func slotsInOrder() -> [Int] {
        records.indices.filter { records[$0].place != .vacant }.sorted { records[$0].serial < records[$1].serial }
    }

    /// The constraints at one place, oldest first.
    func slots(at place: Place) -> [Int] {
        slotsInOrder().filter { records[$0].place == place }
    }

    /// Calls `body` with the slot of each constraint that names the variable, wherever it is.
    @inline(__always)
    func forEachConstraint(naming variable: Int, _ body: (Int) -> Void) {
        var position = naming.first(of: variable)
        while position >= 0 {
            let entry = naming.entry(position)
            body(entry.slot)
            position = entry.next
        }
    }

    /// Puts a slack constraint on the list of those to look at again.
    mutating func touch(_ slot: Int) {
        if records[slot].place == .slack, !records[slot].isTouched {
            records[slot].isTouched = true
            touched.append(slot)
        }
    }

    mutating func touchSlack(naming variable: Int) {
        var position = naming.first(of: variable)
        while position >= 0 {
            let entry = naming.entry(position)
            touch(entry.slot)
            position = entry.next
        }
    }

    /// Empties the list of slack constraints to look at again, and returns those that are slack still, oldest first.
    mutating func takeTouched() -> [Int] {
        guard !touched.isEmpty else {
            return []
        }
        var slots: [Int] = []
        for slot in touched where records[slot].isTouched {
            records[slot].isTouched = false
            slots.append(slot)
        }
        touched.removeAll(keepingCapacity: true)
        slots.sort { records[$0].serial < records[$1].serial }
        return slots
    }

    mutating func beginSlack(_ slot: Int) {
        records[slot].place = .slack
        hasHadSlack = true
    }

    /// Ends that a constraint is slack; it is pending then.
    mutating func endSlack(_ slot: Int) {
        records[slot].place = .pending
        records[slot].isTouched = false
    }

    private mutating func compact() {
        var kept: [LinearExpression.Term] = []
        kept.reserveCapacity(usedTerms)
        naming.removeAll()
        for slot in records.indices where records[slot].place != .vacant {
            let start = kept.count
            kept.append(contentsOf: terms[records[slot].terms])
            records[slot].terms = start..<kept.count
            naming.append(kept[start...], of: slot)
        }
        terms = kept
    }
}
