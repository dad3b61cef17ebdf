import Foundation
import Testing

@testable import UIKit

/// Sources: Apple, *performBatchUpdates(_:completion:)*, on the order in which changes count; UIKit's exceptions of an invalid update.
struct BatchUpdateTests {
    private func update(_ change: (inout BatchUpdate) -> Void) -> BatchUpdate {
        var update = BatchUpdate()
        change(&update)
        return update
    }

    @Test func `what is not named keeps its order around what is`() throws {
        let update = update {
            $0.deletedItems = [[0, 1]]
            $0.insertedItems = [[0, 0], [0, 3]]
        }
        let map = try update.map(from: [4, 1], to: [5, 1])
        #expect(map.sections == [0, 1])
        #expect(map.items == [[[0, 1], nil, [0, 2], [0, 4]], [[1, 0]]])
    }

    @Test func `items move between sections, which move themselves`() throws {
        let update = update {
            $0.movedItems = [.init(from: [0, 0], to: [1, 1])]
            $0.movedSections = [.init(from: 0, to: 1)]
            $0.deletedSections = [1]
            $0.insertedSections = [0]
        }
        // The new section stands before the old first one, within which the first item moves behind the second.
        let map = try update.map(from: [2, 3], to: [7, 2])
        #expect(map.sections == [1, nil])
        #expect(map.items == [[[1, 1], [1, 0]], [nil, nil, nil]])
    }

    @Test func `what is reloaded is shown anew, what is reconfigured stays`() throws {
        let update = update {
            $0.reloadedItems = [[0, 0]]
            $0.reconfiguredItems = [[0, 1]]
            $0.insertedItems = [[0, 0]]
            $0.reloadedSections = [1]
        }
        let map = try update.map(from: [2, 2], to: [3, 9])
        #expect(map.sections == [0, nil])
        #expect(map.items == [[nil, [0, 2]], [nil, nil]])
        #expect(map.reconfigured == [[0, 2]])
        #expect(map.formerCounts == [2, 2])
        #expect(map[[0, 1]] == [0, 2] && map[[5, 5]] == nil && map.section(7) == nil)
    }

    private static let contradictions:
        [(change: @Sendable (inout BatchUpdate) -> Void, after: [Int], BatchUpdateError)] =
            [
                (
                    { $0.insertedItems = [[0, 0]] }, [2, 1],
                    .items(section: 0, before: 2, after: 2, added: 1, removed: 0)
                ),
                ({ _ in }, [2, 4], .items(section: 1, before: 1, after: 4, added: 0, removed: 0)),
                ({ $0.deletedSections = [0] }, [2, 1], .sections(before: 2, after: 2, inserted: 0, deleted: 1)),
                ({ $0.deletedItems = [[0, 2]] }, [1, 1], .noItem([0, 2], count: 2, isBefore: true)),
                ({ $0.insertedItems = [[0, 9]] }, [3, 1], .noItem([0, 9], count: 3, isBefore: false)),
                ({ $0.reloadedItems = [[4, 0]] }, [2, 1], .noSection(4, count: 2, isBefore: true)),
                ({ $0.insertedSections = [5] }, [2, 1, 0], .noSection(5, count: 3, isBefore: false)),
                (
                    {
                        $0.deletedItems = [[0, 0]]
                        $0.reloadedItems = [[0, 0]]
                    }, [1, 1], .deletedTwice([0, 0])
                ),
            ]

    @Test(arguments: contradictions.indices)
    func `changes that do not lead to what the data source has are an error`(_ index: Int) {
        let (change, after, error) = Self.contradictions[index]
        #expect(throws: error) { try update(change).map(from: [2, 1], to: after) }
    }

    @Test func `a message names the section and the counts`() {
        let message = BatchUpdateError.items(section: 3, before: 4, after: 4, added: 0, removed: 1).message("row")
        #expect(message.contains("invalid number of rows in section 3: 4 before it"))
        #expect(message.contains("1 deleted or moved out, are not the 4 that the data source has now"))
    }
}
