/// Required constraints that cannot all hold, and the one that was given up.
struct LayoutConflict {
    let constraints: [NSLayoutConstraint]
    /// What the system's own rows among them say.
    let rows: [String]
    let broken: NSLayoutConstraint

    /// The constraints as equations, then the system's rows.
    @MainActor
    var lines: [String] { constraints.map(\.summary) + rows }

    /// A message that names every constraint with its views and the place where it was made.
    @MainActor
    var message: String {
        var text = ["these required constraints cannot all be satisfied:"]
        text += lines.map { "    \($0)" }
        text.append("given up: \(broken.summary)")
        return text.joined(separator: "\n")
    }
}
