extension LinearExpression {
    /// `coefficient · variable`.
    public struct Term: Hashable, Sendable {
        public let variable: Variable
        public internal(set) var coefficient: Double

        public init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }
}
