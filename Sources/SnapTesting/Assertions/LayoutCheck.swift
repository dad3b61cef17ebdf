import SnapGraphics
import UIKit

/// What is wrong with a layout, by rules, without a golden.
@MainActor struct LayoutCheck {
    let rules: LayoutRules

    /// One finding a line; empty where nothing is wrong. The view is laid out, and `rendering` is what was drawn of it.
    func findings(in view: UIView, _ rendering: ViewRendering) -> [String] {
        let problems = LayoutProblems(of: view)
        var findings: [String] = []
        if rules.contains(.conflicts) { findings += problems.conflicts.map { "conflict: \($0.message)" } }
        if rules.contains(.ambiguities) { findings += problems.ambiguities.map { "ambiguous: \($0.text)" } }
        if rules.contains(.truncations) { findings += Self.truncations(in: rendering.layoutTree.root) }
        return findings
    }

    private static func truncations(in node: LayoutNode) -> [String] {
        let own = node.fact("truncated") == "true" ? ["truncated: \(name(of: node)) shows only a part of its text"] : []
        return own + node.children.flatMap(truncations)
    }

    private static func name(of node: LayoutNode) -> String {
        node.identifier.map { "`\($0)`" } ?? node.fact("text").map { "\(node.className) “\($0)”" } ?? node.className
    }

    /// The text of the failure; nil where nothing is wrong.
    static func message(_ subject: Any, _ findings: [String]) -> String? {
        guard !findings.isEmpty else { return nil }
        return (["\(type(of: subject)) is not laid out well."] + findings.map { "  \($0)" }).joined(separator: "\n")
    }
}
