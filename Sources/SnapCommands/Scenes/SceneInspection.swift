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
            for conflict in scene.problems?.conflicts ?? [] { text += "conflict: \(conflict.message)\n" }
            for view in scene.problems?.ambiguities ?? [] { text += "ambiguous: \(view.text)\n" }
            for view in scene.problems?.misplacements ?? [] { text += "misplaced: \(view.text)\n" }
            for warning in scene.otherWarnings { text += "warning: \(warning)\n" }
        }
        return text
    }

    private struct File: Encodable {
        let file: String
        let scenes: [Scene]
        let warnings: [String]
        let conflicts: [Conflict]
        let ambiguous: [Ambiguity]
        let misplaced: [Misplacement]
    }

    private struct Conflict: Encodable {
        let scene: String
        let constraints: [String]
        let broken: String
    }

    private struct Ambiguity: Encodable {
        let scene: String
        let id: String?
        let view: String
        let axis: String
        let undecided: [String]
        let remedy: String
    }

    private struct Misplacement: Encodable {
        let scene: String
        let id: String?
        let view: String
        let stored: [Double]
        let frame: [Double]
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
            frame = SceneInspection.numbers(node.frame)
            text = node.fact("text") ?? node.fact("title")
            facts = Dictionary(node.facts.map { ($0.name, $0.value) }) { first, _ in first }
            children = node.children.map(Node.init)
        }
    }

    /// The object that the documentation of the command line shows, with a line end at the end.
    func json() throws -> String {
        let object = File(
            file: file, scenes: scenes.map(Scene.init), warnings: scenes.flatMap(\.otherWarnings),
            conflicts: scenes.flatMap(Self.conflicts), ambiguous: scenes.flatMap(Self.ambiguous),
            misplaced: scenes.flatMap(Self.misplaced))
        return try JSONText.pretty(object)
    }

    private static func conflicts(_ scene: SceneRendering) -> [Conflict] {
        (scene.problems?.conflicts ?? []).map { conflict in
            Conflict(scene: scene.name, constraints: conflict.constraints, broken: conflict.broken)
        }
    }

    private static func ambiguous(_ scene: SceneRendering) -> [Ambiguity] {
        (scene.problems?.ambiguities ?? []).map { found in
            Ambiguity(
                scene: scene.name, id: found.view.id, view: found.view.name,
                axis: found.axis == .horizontal ? "horizontal" : "vertical", undecided: found.undecided,
                remedy: found.remedy)
        }
    }

    private static func misplaced(_ scene: SceneRendering) -> [Misplacement] {
        (scene.problems?.misplacements ?? []).map { found in
            Misplacement(
                scene: scene.name, id: found.view.id, view: found.view.name, stored: numbers(found.stored),
                frame: numbers(found.laidOut))
        }
    }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map(number)
    }

    /// At most three decimals, as everywhere else.
    private static func number(_ value: CGFloat) -> Double {
        JSONText.thousandths(Double(value))
    }
}

extension SceneRendering {
    /// What is told besides the constraints.
    fileprivate var otherWarnings: [String] {
        let conflicts = (problems?.conflicts ?? []).map(\.message)
        return rendering.warnings.filter { !conflicts.contains($0) }
    }
}
