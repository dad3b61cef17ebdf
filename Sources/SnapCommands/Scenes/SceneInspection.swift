import Foundation
import SnapGolden
import SnapGraphics
import UIKit

/// What `inspect` prints of the laid-out scenes of a file.
struct SceneInspection: Sendable {
    /// As it was given.
    let file: String
    let scenes: [SceneRendering]

    /// The layouts as their goldens have them, and below each what is wrong with it; with a line end at the end.
    func text() -> String {
        var text = ""
        for scene in scenes {
            if scenes.count > 1 { text += (text.isEmpty ? "" : "\n") + "scene \(scene.name)\n" }
            text += LayoutText.write(scene.rendering.layoutTree)
            for conflict in scene.conflicts { text += "conflict: \(conflict)\n" }
            for view in scene.ambiguous { text += "ambiguous: \(view)\n" }
            for warning in scene.otherWarnings { text += "warning: \(warning)\n" }
        }
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

        init(_ scene: SceneRendering) {
            let tree = scene.rendering.layoutTree
            name = scene.name
            size = [SceneInspection.number(tree.size.width), SceneInspection.number(tree.size.height)]
            scale = SceneInspection.number(tree.scale)
            root = Node(tree.root)
        }
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
        let object = File(
            file: file, scenes: scenes.map(Scene.init), warnings: scenes.flatMap(\.otherWarnings),
            conflicts: scenes.flatMap(\.conflicts), ambiguous: scenes.flatMap(\.ambiguous))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(object), as: UTF8.self) + "\n"
    }

    /// At most three decimals, as everywhere else.
    private static func number(_ value: CGFloat) -> Double {
        (Double(value) * 1000).rounded() / 1000
    }
}

extension SceneRendering {
    fileprivate var conflicts: [String] { problems?.conflicts ?? [] }
    fileprivate var ambiguous: [String] { problems?.ambiguous ?? [] }

    /// What is told besides the constraints.
    fileprivate var otherWarnings: [String] { rendering.warnings.filter { !conflicts.contains($0) } }
}
