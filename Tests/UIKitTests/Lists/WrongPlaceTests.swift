import Foundation
import Testing

@testable import UIKit

/// UIKit raises exceptions of updates that the data source contradicts, and of rows that are not there; here the program ends with a message.
@MainActor struct WrongPlaceTests {
    final class Source: UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    static func withTable(_ body: (UITableView) -> Void) {
        let (source, table) = (Source(), UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600)))
        table.dataSource = source
        table.layoutIfNeeded()
        body(table)
    }

    static func withCollection(_ body: (UICollectionView) -> Void) {
        let source = Source()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.layoutIfNeeded()
        body(view)
    }

    private func words(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `two accessories of one type of the system's end the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewListCell().accessories = [.checkmark(), .label(text: "1"), .checkmark()]
            }
        }
        #expect(words(result).contains("a cell has more than one accessory of a type of the system's"))
    }

    @Test func `a row that is deleted but still there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { WrongPlaceTests.withTable { $0.deleteRows(at: [[0, 0]], with: .fade) } }
        }
        #expect(words(result).contains("invalid number of rows in section 0: 3 before it"))
    }

    @Test func `an item that is inserted but not there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                WrongPlaceTests.withCollection { view in view.performBatchUpdates { view.insertItems(at: [[0, 0]]) } }
            }
        }
        #expect(words(result).contains("invalid number of items in section 0: 2 before it"))
    }

    @Test func `to scroll to a row that is not there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                WrongPlaceTests.withTable { $0.scrollToRow(at: [0, 99], at: .top, animated: false) }
            }
        }
        #expect(words(result).contains("cannot scroll to row 99 of section 0, which has 3 rows"))
    }

    @Test func `to select a row of a section that is not there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                WrongPlaceTests.withTable { $0.selectRow(at: [5, 0], animated: false, scrollPosition: .none) }
            }
        }
        #expect(words(result).contains("cannot select row 0 of section 5: the table has 1 sections"))
    }

    @Test func `to scroll to an item that is not there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                WrongPlaceTests.withCollection { $0.scrollToItem(at: [9, 0], at: .top, animated: false) }
            }
        }
        #expect(words(result).contains("cannot scroll to item 0 of section 9: the collection has 1 sections"))
    }

    @Test func `to select an item that is not there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                WrongPlaceTests.withCollection { $0.selectItem(at: [0, 7], animated: false, scrollPosition: []) }
            }
        }
        #expect(words(result).contains("cannot select item 7 of section 0, which has 2 items"))
    }

    /// Source: Apple, *scrollToRow(at:at:animated:)*: `NSNotFound` is a row of a section that has none.
    @Test func `a table scrolls to a section without a row`() {
        Self.withTable { table in
            table.contentInset.bottom = 1000
            table.contentOffset.y = 50
            table.scrollToRow(at: [0, NSNotFound], at: .top, animated: false)
            #expect(table.contentOffset.y == 0)
        }
    }
}
