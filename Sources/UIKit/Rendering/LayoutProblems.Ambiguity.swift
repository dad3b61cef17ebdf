extension LayoutProblems {
    /// A view that could lie otherwise along one axis.
    package struct Ambiguity: Sendable {
        package let view: View
        package let axis: NSLayoutConstraint.Axis
        /// Which of `x`, `y`, `width` and `height` are undecided.
        package let undecided: [String]
        /// What would decide them.
        package let remedy: String

        /// `“Name” UILabel: x, width: a constraint on …`.
        package var text: String { "\(view.name): \(undecided.joined(separator: ", ")): \(remedy)" }
    }
}
