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
        let rendering: Result<ViewRendering, Reason>
        /// Of layout.
        let milliseconds: Double
    }

    /// Why a scene cannot be laid out, in words.
    private struct Reason: Error {
        let text: String
    }

    /// One record a scene, in the order of `scenes`.
    func run() async -> [RunRecord] {
        var records = [RunRecord?](repeating: nil, count: scenes.count)
        await withTaskGroup(of: (Int, RunRecord).self) { group in
            for (index, scene) in scenes.enumerated() {
                let work = await layOut(scene)
                if index >= jobs, let (done, record) = await group.next() { records[done] = record }
                group.addTask { (index, draw(work)) }
            }
            for await (index, record) in group { records[index] = record }
        }
        return records.compactMap { $0 }
    }

    @MainActor private func layOut(_ scene: String) -> Work {
        let start = ContinuousClock.now
        let rendering: Result<ViewRendering, Reason>
        do {
            rendering = .success(try SceneRendering.render(scene))
        } catch {
            rendering = .failure(Reason(text: "\(error)"))
        }
        return Work(
            scene: scene, name: SnapshotName(test: SceneRendering.name(of: scene), part: .only), rendering: rendering,
            milliseconds: (ContinuousClock.now - start) / .milliseconds(1))
    }

    private func draw(_ work: Work) -> RunRecord {
        let start = ContinuousClock.now
        func elapsed() -> Double { work.milliseconds + (ContinuousClock.now - start) / .milliseconds(1) }
        do {
            let rendering = try work.rendering.get()
            let path = try GoldenPath(file: work.scene, name: work.name, environment: environment)
            let bitmap = try Rasterizer.draw(rendering.displayList)
            let result = GoldenCheck(path: path, mode: decision.mode).run(
                .picture(bitmap, rendering.layoutTree, fonts: DrawnFonts(names: rendering.fonts)))
            return RunRecord(
                result: result, file: work.scene, line: nil, name: work.name, path: path, decision: decision,
                milliseconds: elapsed(), warnings: rendering.warnings)
        } catch {
            let reason = (error as? Reason)?.text ?? "\(error)"
            return RunRecord(
                unusable: reason, file: work.scene, line: nil, name: work.name,
                root: GoldenPath.root(around: Paths.folder(of: work.scene)), golden: "", mode: decision.mode,
                milliseconds: elapsed())
        }
    }
}
