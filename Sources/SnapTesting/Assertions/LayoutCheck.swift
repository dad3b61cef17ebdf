import SnapGraphics
import UIKit

/// What is wrong with a layout, by rules, without a golden.
@MainActor struct LayoutCheck {
    let rules: LayoutRules

    /// The text of the failure; nil where nothing is wrong.
    func message(of view: UIView, _ capture: ViewCapture) throws -> String? {
        Self.message(view, findings(in: view, try capture.render(view)))
    }

    /// The same of a view controller, and of what it presents.
    func message(of controller: UIViewController, _ capture: ViewCapture) throws -> String? {
        var message: String?
        try capture.withWindow(of: controller) { window in
            message = Self.message(controller, findings(in: window, try capture.render(controller)))
        }
        return message
    }

    /// The same of everything on a screen.
    func message(of screen: Screen) throws -> String? {
        let rendering = try ViewRenderer.render(screen.windows, in: RenderEnvironment(device: screen.device))
        // What is cut off stands in the one picture of all windows.
        let others = LayoutCheck(rules: rules.subtracting(.truncations))
        let findings = screen.windows.enumerated().flatMap { index, window in
            (index == 0 ? self : others).findings(in: window, rendering)
        }
        return Self.message(screen, findings)
    }

    /// One finding a line; empty where nothing is wrong. The view is laid out, and `rendering` is what was drawn of it.
    private func findings(in view: UIView, _ rendering: ViewRendering) -> [String] {
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

    private static func message(_ subject: Any, _ findings: [String]) -> String? {
        guard !findings.isEmpty else { return nil }
        return (["\(type(of: subject)) is not laid out well."] + findings.map { "  \($0)" }).joined(separator: "\n")
    }
}
