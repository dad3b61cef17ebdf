import Foundation
import SnapGolden
import SnapGraphics
import SnapRaster
import SnapScene
import UIKit

/// Takes the snapshots of scene files: laid out one after the other, drawn and compared many at a time.
struct SceneRun: Sendable {
    /// Absolute paths.
    let scenes: [String]
    let decision: RecordPolicy.Decision
    let environment: SnapEnvironment
    /// How many are drawn at once.
    let jobs: Int

    /// What layout hands to drawing.
    private struct Work: Sendable {
        let scene: String
        let name: SnapshotName
        var rendering: Result<ViewRendering, Reason>
        /// Of layout; that of a file with several scenes is shared among them.
        let milliseconds: Double
    }

    /// Why a scene cannot be laid out, in words.
    private struct Reason: Error {
        let text: String
    }

    /// One record a scene, in the order of `scenes`.
    func run() async -> [RunRecord] {
        var records: [Int: RunRecord] = [:]
        var count = 0
        var claims = SnapshotClaims()
        await withTaskGroup(of: (Int, RunRecord).self) { group in
            for scene in scenes {
                for var work in await layOut(scene) {
                    let index = count
                    if let reason = clash(of: work, &claims) { work.rendering = .failure(reason) }
                    let finished = work
                    if index >= jobs, let (done, record) = await group.next() { records[done] = record }
                    group.addTask { (index, draw(finished)) }
                    count += 1
                }
            }
            for await (index, record) in group { records[index] = record }
        }
        return (0..<count).compactMap { records[$0] }
    }

    /// Why a scene cannot have its golden, where another one has it.
    private func clash(of work: Work, _ claims: inout SnapshotClaims) -> Reason? {
        do throws(GoldenError) {
            let path = try GoldenPath(file: work.scene, name: work.name, environment: environment)
            try claims.claim(
                path.golden("png"), name: work.name.description, place: Paths.name(of: work.scene), contents: "")
            return nil
        } catch {
            return Reason(text: Self.text(error, scene: work.scene))
        }
    }

    /// Paths as seen from the folder that the scene's goldens are told from.
    private static func text(_ error: any Error, scene: String) -> String {
        let root = GoldenPath.root(around: Paths.folder(of: scene))
        return (error as? Reason)?.text ?? (error as? any FileError)?.description(seenFrom: root) ?? "\(error)"
    }

    @MainActor private func layOut(_ scene: String) -> [Work] {
        let start = ContinuousClock.now
        let test = SceneRendering.name(of: scene)
        do {
            let renderings = try SceneRendering.render(scene)
            let share = (ContinuousClock.now - start) / .milliseconds(1) / Double(max(1, renderings.count))
            return renderings.map {
                Work(
                    scene: scene, name: SnapshotName(test: test, part: $0.part), rendering: .success($0.rendering),
                    milliseconds: share)
            }
        } catch {
            return [
                Work(
                    scene: scene, name: SnapshotName(test: test, part: .only),
                    rendering: .failure(Reason(text: "\(error)")),
                    milliseconds: (ContinuousClock.now - start) / .milliseconds(1))
            ]
        }
    }

    private func draw(_ work: Work) -> RunRecord {
        let start = ContinuousClock.now
        func elapsed() -> Double { work.milliseconds + (ContinuousClock.now - start) / .milliseconds(1) }
        do {
            let rendering = try work.rendering.get()
            let path = try GoldenPath(file: work.scene, name: work.name, environment: environment)
            let bitmap = try Rasterizer.draw(rendering.displayList)
            let result = GoldenCheck(path: path, mode: decision.mode).run(
                .picture(
                    bitmap, rendering.layoutTree,
                    fonts: DrawnFonts(names: rendering.fonts, warnings: rendering.warnings)))
            return RunRecord(
                result: result, file: work.scene, line: nil, name: work.name, path: path, decision: decision,
                milliseconds: elapsed(), warnings: rendering.warnings)
        } catch {
            let reason = Self.text(error, scene: work.scene)
            return RunRecord(
                unusable: reason, file: work.scene, line: nil, name: work.name,
                root: GoldenPath.root(around: Paths.folder(of: work.scene)), golden: "", mode: decision.mode,
                milliseconds: elapsed())
        }
    }
}
