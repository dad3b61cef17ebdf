import Foundation
import SnapDiff
import SnapFiles
import SnapGolden
import SnapGraphics
import SnapInterfaceBuilder
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
    /// The name of the one that is taken of each file; nil takes all.
    var scene: String?
    var overrides = SceneOverrides()
    var comparison = ComparisonOptions()

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

    struct Outcome: Sendable {
        /// One a scene, in the order of `scenes`.
        var records: [RunRecord] = []
        /// Interface Builder documents that have nothing to draw, absolute.
        var withoutViews: [String] = []
    }

    /// - Parameter progress: Called with how many are done, each time one is.
    func run(progress: (_ done: Int) -> Void = { _ in }) async -> Outcome {
        var records: [Int: RunRecord] = [:]
        var withoutViews: [String] = []
        var count = 0
        var claims = SnapshotClaims()
        await withTaskGroup(of: (Int, RunRecord).self) { group in
            for scene in scenes {
                let works = await layOut(scene, &withoutViews)
                for var work in works {
                    let index = count
                    if let reason = clash(of: work, &claims) { work.rendering = .failure(reason) }
                    let finished = work
                    if index >= jobs, let (done, record) = await group.next() {
                        records[done] = record
                        progress(records.count)
                    }
                    group.addTask { (index, draw(finished)) }
                    count += 1
                }
            }
            for await (index, record) in group {
                records[index] = record
                progress(records.count)
            }
        }
        return Outcome(records: (0..<count).compactMap { records[$0] }, withoutViews: withoutViews)
    }

    /// Why a scene cannot have its golden, where another one has it.
    private func clash(of work: Work, _ claims: inout SnapshotClaims) -> Reason? {
        do throws(GoldenError) {
            let path = try GoldenPath(file: work.scene, name: work.name, environment: environment)
            try claims.claim(
                path.golden("png"), name: work.name.description, place: Paths.name(of: work.scene), contents: "")
            return nil
        } catch {
            return Reason(text: "\(error)")
        }
    }

    /// None for a document without views, or without a scene of the wanted name.
    @MainActor private func layOut(_ scene: String, _ withoutViews: inout [String]) -> [Work] {
        let start = ContinuousClock.now
        let test = SceneRendering.name(of: scene)
        do {
            let renderings = try SceneRendering.render(scene, scene: self.scene, overrides: overrides)
            let share = (ContinuousClock.now - start) / .milliseconds(1) / Double(max(1, renderings.count))
            return renderings.map {
                Work(
                    scene: scene, name: SnapshotName(test: test, part: SceneVariant.part($0.part, overrides)),
                    rendering: .success($0.rendering),
                    milliseconds: share)
            }
        } catch InputError.noViews {
            withoutViews.append(scene)
            return []
        } catch InputError.noSceneNamed, InterfaceError.noScene {
            return []
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
            let result = GoldenCheck(path: path, mode: decision.mode, options: comparison).run(
                .picture(
                    bitmap, rendering.layoutTree,
                    fonts: DrawnFonts(names: rendering.fonts, warnings: rendering.warnings)))
            return RunRecord(
                result: result, file: work.scene, line: nil, name: work.name, path: path, decision: decision,
                milliseconds: elapsed(), warnings: rendering.warnings)
        } catch {
            return RunRecord(
                unusable: (error as? Reason)?.text ?? "\(error)", file: work.scene, line: nil, name: work.name,
                root: GoldenPath.root(around: Paths.folder(of: work.scene)), golden: "", mode: decision.mode,
                milliseconds: elapsed())
        }
    }
}
