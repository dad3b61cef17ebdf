import Foundation
import Testing
import UIKit

@testable import SnapScene

/// Time grows with the scene, not with its square: four times as much may take ten times as long, not sixteen.
@MainActor
@Suite("Large scenes", .serialized)
struct LargeSceneTests {
    /// How many seconds of the processor reading and building takes, the least of three.
    ///
    /// The thread's own time: other tests and programs run beside this one.
    private func time(_ text: String) throws -> Double {
        let bytes = Array(text.utf8)
        var best = Double.infinity
        for _ in 0..<3 {
            let start = Self.now
            let file = try SceneFile(bytes: bytes, name: "a.scene.json5", folder: SceneText.fixtures)
            try RuntimeWarnings.collect { try file.makeScene().close() }.result
            best = min(best, Self.now - start)
        }
        return best
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    nonisolated static let scenes: [(name: String, text: @Sendable (Int) -> String)] = [
        (
            "views on one line",
            { count in
                let views = (0..<count).map { "{id:'v\($0)',frame:[0,0,9,9]}" }
                return "{root:{subviews:[\(views.joined(separator: ","))]}}"
            }
        ),
        (
            "rows of a table",
            { count in
                let cells = (0..<count).map { "{class:'UITableViewCell',id:'c\($0)',textLabel:{text:'Row \($0)'}}" }
                return
                    "{root:{class:'UITableView',rowHeight:44,sections:[{cells:[\(cells.joined(separator: ",\n"))]}]}}"
            }
        ),
        (
            "keys of one object",
            { count in
                let texts = (0..<5 * count).map { "l\($0):'x'" }
                return "{root:{class:'UILabel',text:{\(texts.joined(separator: ","))}}}"
            }
        ),
    ]

    @Test("Time grows with the scene", arguments: scenes.indices)
    func isLinear(index: Int) throws {
        let (name, text) = Self.scenes[index]
        let small = try time(text(1000))
        let large = try time(text(4000))
        #expect(large < small * 10, "\(name): \(small) s for 1000, \(large) s for 4000")
    }
}
