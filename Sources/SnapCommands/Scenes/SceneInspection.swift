import Foundation
import SnapGolden
import SnapGraphics
import UIKit

/// What `inspect` prints of a laid-out scene.
struct SceneInspection: Sendable {
    /// As it was given.
    let file: String
    let name: String
    let rendering: ViewRendering
    let problems: LayoutProblems

    /// What is told besides the constraints.
    private var warnings: [String] { rendering.warnings.filter { !problems.conflicts.contains($0) } }

    /// The layout as its golden has it, and below it what is wrong with it; with a line end at the end.
    func text() -> String {
        var text = LayoutText.write(rendering.layoutTree)
        for conflict in problems.conflicts { text += "conflict: \(conflict)\n" }
        for view in problems.ambiguous { text += "ambiguous: \(view)\n" }
        for warning in warnings { text += "warning: \(warning)\n" }
        return text
    }

    private struct File: Encodable {
        let file: String
        let scenes: [Scene]
        let warnings: [String]
        let conflicts: [String]
        let ambiguous: [String]
    }

    private struct Scene: Encodable {
        let name: String
        let size: [Double]
        let scale: Double
        let root: Node
    }

    private struct Node: Encodable {
        let id: String?
        let `class`: String
        let frame: [Double]
        let text: String?
        let facts: [String: String]
        let children: [Node]

        init(_ node: LayoutNode) {
            id = node.identifier
            `class` = node.className
            frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(SceneInspection.number)
            text = node.fact("text") ?? node.fact("title")
            facts = Dictionary(node.facts.map { ($0.name, $0.value) }) { first, _ in first }
            children = node.children.map(Node.init)
        }
    }

    /// The object that the documentation of the command line shows, with a line end at the end.
    func json() throws -> String {
        let tree = rendering.layoutTree
        let object = File(
            file: file,
            scenes: [
                Scene(
                    name: name, size: [Self.number(tree.size.width), Self.number(tree.size.height)],
                    scale: Self.number(tree.scale), root: Node(tree.root))
            ], warnings: warnings, conflicts: problems.conflicts, ambiguous: problems.ambiguous)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(object), as: UTF8.self) + "\n"
    }

    /// At most three decimals, as everywhere else.
    private static func number(_ value: CGFloat) -> Double {
        (Double(value) * 1000).rounded() / 1000
    }
}
