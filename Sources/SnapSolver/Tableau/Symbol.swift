/// The residual of one constraint, `r = expression`, as the tableau sees it: zero while nonbasic, and costing what it
/// misses zero by.
///
/// A residual stands for the pair of error variables of the Cassowary paper (Badros, Borning, Stuckey 2001): positive
/// part and negative part, at most one of them in the basis. An inequality costs on one side only; the other side is
/// its slack.
struct Symbol: Sendable {
    /// What a level decided about moving a nonbasic symbol one way.
    enum Standing {
        /// Nothing yet: the symbol's own cost decides.
        case own
        /// Moving costs nothing at its own level, because another error there shrinks as much.
        case free
        /// Moving would cost a level that is already optimal.
        case frozen
    }

    /// A residual no larger than this counts as zero.
    static let tolerance = 1e-8
    /// The level of required constraints.
    static let requiredLevel = Double.infinity
    /// The level of a constraint that is being tried: below the required ones, above all others.
    static let candidateLevel = 2000.0

    /// The level of questions about the optimal solutions: below all priorities.
    static let lowestLevel = 0.0

    /// The priority, or one of the levels above.
    var level: Double
    /// The cost of each unit above zero, and below it: 1 or 0.
    let costUp: Double
    let costDown: Double
    var isBasic = false
    /// The side that the residual is on, or came from when it is zero.
    var isPositive = false
    /// Whether the symbol is on the list of the level being minimised.
    var isActive = false
    /// Whether the residual may have changed since the solver last asked.
    var isMoved = false
    /// Whether the symbol is on the list of those to begin the next optimisation with.
    var isDisturbed = false
    /// When the symbol came to its level: later than all of a smaller rank.
    var rank = 0
    var rising = Standing.own
    var falling = Standing.own

    init(_ relation: Relation, level: Double) {
        self.level = level
        costUp = relation == .greaterThanOrEqual ? 0 : 1
        costDown = relation == .lessThanOrEqual ? 0 : 1
        isPositive = relation == .greaterThanOrEqual
    }

    var isRequired: Bool {
        level == Self.requiredLevel
    }

    /// The change of cost for each unit that a basic symbol of this value grows. A required constraint that holds has
    /// none: it is kept by the ratio test, not by a price.
    func slope(at value: Double) -> Double {
        if abs(value) > Self.tolerance {
            return value > 0 ? costUp : -costDown
        }
        return isRequired ? 0 : isPositive ? costUp : -costDown
    }

    /// Whether a level above `current` forbids that the nonbasic symbol moves. What optional levels decided does not
    /// count where required constraints are at stake.
    func isBlocked(rising isRising: Bool, at current: Double) -> Bool {
        switch current >= Self.candidateLevel ? .own : isRising ? rising : falling {
        case .own: level > current && (isRising ? costUp : costDown) > 0
        case .free: false
        case .frozen: true
        }
    }
}
