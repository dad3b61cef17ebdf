import SnapTesting
import Testing
import UIKit

/// What a user's test spells, with nothing imported but what it imports: that this file compiles is what is tested, and no snapshot
/// is taken.
@MainActor @Suite(.snapshots(record: .missing)) struct SpellingTests {
    private final class MenuViewController: UIViewController {}

    @Test(.snapshots(record: .never)) func `every record mode is found by a leading dot`() {
        #expect(SnapshotTestingConfiguration.Record.allCases.map(\.rawValue) == ["all", "missing", "failed", "never"])
        _ = {
            withSnapshotTesting(record: .failed) {
                assertSnapshot(of: "text", as: .lines, record: .all)
            }
        }
    }

    @Test func `a matrix and the rules of layouts are found by a leading dot, for subclasses, too`() {
        #expect(LayoutRules.all == [.conflicts, .ambiguities, .truncations])
        _ = {
            assertSnapshots(
                of: MenuViewController(), as: .matrix(devices: [.iPhone8, .iPadMini], styles: [.light, .dark]))
            assertSnapshots(
                of: UILabel(), as: .matrix(directions: [.rightToLeft], contentSizes: [.large], locales: ["tr"]))
            assertLayout(of: MenuViewController(), on: .iPhone13, rules: .all)
            assertLayout(of: UILabel(), rules: [.conflicts, .truncations])
        }
    }
}
