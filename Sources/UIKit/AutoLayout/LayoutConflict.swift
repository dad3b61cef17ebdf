/// Required constraints that cannot all hold, and the one that was given up.
struct LayoutConflict {
    let constraints: [NSLayoutConstraint]
    let broken: NSLayoutConstraint

    /// A message that names every constraint with its views and the place where it was made.
    @MainActor
    var message: String {
        var lines = ["these required constraints cannot all be satisfied:"]
        lines += constraints.map { "    \($0.summary)" }
        lines.append("given up: \(broken.summary)")
        return lines.joined(separator: "\n")
    }
}
