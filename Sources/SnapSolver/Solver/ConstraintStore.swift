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
        /// Where a slack constraint stands among the slack ones.
        var slackPosition = 0
    }

    private(set) var terms: [LinearExpression.Term] = []
    var records: [Record] = []
    private var vacant: [Int] = []
    private var nextSerial = 0
    private var usedTerms = 0

    /// Stores a constraint in a slot, new or vacated.
    mutating func insert(_ constraint: LinearConstraint) -> Int {
        let start = terms.count
        terms.append(contentsOf: constraint.expression.terms)
        usedTerms += constraint.expression.terms.count
        let record = Record(
            serial: nextSerial, terms: start..<terms.count, constant: constraint.expression.constant,
            relation: constraint.relation, priority: constraint.priority)
        nextSerial += 1
        if let slot = vacant.popLast() {
            records[slot] = record
            return slot
        }
        records.append(record)
        return records.count - 1
    }

    /// Frees a slot; its terms go when half of all terms are free.
    mutating func vacate(_ slot: Int) {
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

    private mutating func compact() {
        var kept: [LinearExpression.Term] = []
        kept.reserveCapacity(usedTerms)
        for slot in records.indices where records[slot].place != .vacant {
            let start = kept.count
            kept.append(contentsOf: terms[records[slot].terms])
            records[slot].terms = start..<kept.count
        }
        terms = kept
    }
}
