import Foundation
import Testing
import UIKit

@testable import SnapInterfaceBuilder

/// Frames of public documents against those that Interface Builder stored in them.
@MainActor
struct FidelityTests {
    /// Beside the working tree; not a part of it.
    nonisolated private static var corpus: URL? {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: "shared/ib-corpus")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private struct Tally {
        var views = 0
        var hits = 0
    }

    @Test(.enabled(if: corpus != nil, "the corpus of documents is not beside the working tree"))
    func `views of public documents land where Interface Builder put them`() throws {
        let corpus = try #require(Self.corpus)
        let names = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
        var tally = Tally()
        for name in names.sorted() where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
            try keepingScreen { try Self.score(corpus.appending(path: name), &tally) }
        }
        #expect(tally.views > 5_000)
        let share = Double(tally.hits) / Double(max(1, tally.views))
        #expect(share >= Self.floor, "\(tally.hits) of \(tally.views) views are within half a point")
    }

    /// A little under what was reached.
    private static let floor = 0.95

    private static func score(_ url: URL, _ tally: inout Tally) throws {
        let file = try InterfaceFile(contentsOf: url)
        var frames: [String: CGRect] = [:]
        for scene in file.scenes {
            let built = file.makeScene(scene)
            built.root.layoutIfNeeded()
            collect(built.root, into: &frames)
        }
        let document = try InterfaceParser.parse(try Data(contentsOf: url), file: url.lastPathComponent)
        compare(document, isRoot: true, isStale: false, frames, &tally)
    }

    private static func collect(_ view: UIView, into frames: inout [String: CGRect]) {
        if let id = view.documentIdentity?.id { frames[id] = view.frame }
        for subview in view.subviews { collect(subview, into: &frames) }
    }

    /// Roots are given; what Interface Builder flagged as stale, and what stands beside it, says nothing.
    private static func compare(
        _ element: InterfaceElement, isRoot: Bool, isStale: Bool, _ frames: [String: CGRect], _ tally: inout Tally
    ) {
        var (isRoot, isStale) = (isRoot, isStale)
        if let id = element.id, let stored = element.storedFrame {
            isStale = isStale || isFlagged(element)
            if !isRoot, !isStale {
                tally.views += 1
                if let frame = frames[id], isNear(frame, stored) { tally.hits += 1 }
            }
            isRoot = false
        }
        let hasStaleView = element.tag == "subviews" && element.children.contains(where: isFlagged)
        for child in element.children {
            compare(child, isRoot: isRoot, isStale: isStale || hasStaleView, frames, &tally)
        }
    }

    private static func isFlagged(_ element: InterfaceElement) -> Bool {
        element.peek("misplaced") == "YES" || element.peek("ambiguous") == "YES"
    }

    private static func isNear(_ frame: CGRect, _ stored: CGRect) -> Bool {
        [
            frame.minX - stored.minX, frame.minY - stored.minY, frame.width - stored.width,
            frame.height - stored.height,
        ].allSatisfy { abs($0) <= 0.5005 }
    }
}
