import Testing

@testable import UIKit

@MainActor struct SelectionByTouchTests {
    /// A table of rows of 50 points whose delegate notes what it is asked and told.
    @MainActor private final class Rows: UITableViewDataSource, UITableViewDelegate {
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
        private(set) var log: [String] = []
        var highlights = true
        var selected: (IndexPath) -> IndexPath? = { $0 }

        init() {
            VirtualClock.shared.advance(by: 1)
            table.rowHeight = 50
            table.dataSource = self
            table.delegate = self
            stage.add(table)
        }

        func tap(_ row: Int) { stage.tap(50, 125 + 50 * CGFloat(row)) }

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            if indexPath.row == 3 { cell.accessoryType = .detailButton }
            return cell
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            log.append("shouldHighlight \(indexPath.row)")
            return highlights
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            log.append("didHighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.append("didUnhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willSelect \(indexPath.row)")
            return selected(indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willDeselect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("didDeselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            log.append("accessory \(indexPath.row)")
        }
    }

    @Test func `a tap highlights, selects and tells, and the former row is deselected`() {
        let rows = Rows()
        rows.tap(0)
        #expect(
            rows.take() == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didSelect 0"])
        rows.tap(1)
        #expect(rows.take().suffix(4) == ["willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1"])
        #expect(rows.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        rows.tap(1)
        #expect(rows.take().suffix(2) == ["willSelect 1", "didSelect 1"])
    }

    @Test func `the row is highlighted while it is pressed, and let go when the finger moves on`() {
        let rows = Rows()
        let cell = rows.table.cellForRow(at: IndexPath(row: 0, section: 0))
        let finger = rows.stage.press(CGPoint(x: 50, y: 125))
        #expect(cell?.isHighlighted == true)
        finger?.move(to: CGPoint(x: 50, y: 136))
        #expect(cell?.isHighlighted == false)
        finger?.lift()
        #expect(rows.take() == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
    }

    @Test func `the delegate may refuse a row or send another`() {
        let rows = Rows()
        rows.highlights = false
        rows.tap(0)
        #expect(rows.take() == ["shouldHighlight 0"])
        rows.highlights = true
        rows.selected = { _ in nil }
        rows.tap(0)
        #expect(rows.table.indexPathForSelectedRow == nil)
        rows.selected = { _ in IndexPath(row: 2, section: 0) }
        rows.tap(0)
        #expect(rows.take().last == "didSelect 2")
    }

    @Test func `with multiple selection a second tap deselects`() {
        let rows = Rows()
        rows.table.allowsMultipleSelection = true
        rows.tap(0)
        rows.tap(2)
        #expect(rows.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
        _ = rows.take()
        rows.tap(0)
        #expect(rows.take().suffix(2) == ["willDeselect 0", "didDeselect 0"])
        #expect(rows.table.indexPathsForSelectedRows?.map(\.row) == [2])
    }

    @Test func `without selection nothing is asked`() {
        let rows = Rows()
        rows.table.allowsSelection = false
        rows.tap(0)
        #expect(rows.take() == [])
    }

    /// The sign is a button: it needs no selection, asks for no highlight, and acts when the finger goes up on it.
    @Test func `an information sign is not the row`() {
        let rows = Rows()
        rows.highlights = false
        rows.table.allowsSelection = false
        rows.stage.tap(345, 275)
        #expect(rows.take() == ["accessory 3"])
        rows.stage.drag(CGPoint(x: 345, y: 275), CGPoint(x: 345, y: 420))
        #expect(rows.take() == [])
    }

    @Test func `a chevron belongs to its row`() {
        let rows = Rows()
        rows.table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType = .disclosureIndicator
        rows.stage.window.layoutIfNeeded()
        rows.stage.tap(355, 125)
        #expect(rows.take().last == "didSelect 0")
    }

    @Test func `a text view in a cell keeps its touches from the row, and is edited by a tap inside alone`() {
        let rows = Rows()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        rows.table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.addSubview(text)
        rows.stage.drag(CGPoint(x: 50, y: 125), CGPoint(x: 50, y: 300))
        #expect(!text.isFirstResponder)
        // The table springs back.
        VirtualClock.shared.advance(by: 2)
        rows.tap(0)
        #expect(text.isFirstResponder)
        #expect(rows.take() == [])
    }

    @Test func `a button in a cell is tapped itself`() {
        let rows = Rows()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        rows.table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.addSubview(button)
        rows.tap(0)
        #expect(taps == 1)
        #expect(rows.take() == [])
    }

    /// A collection view of one row of squares.
    @MainActor private final class Squares: UICollectionViewDataSource, UICollectionViewDelegate {
        let stage = TouchStage()
        let view: UICollectionView
        private(set) var log: [String] = []
        var selects = true

        init() {
            VirtualClock.shared.advance(by: 1)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumInteritemSpacing = 0
            view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 100), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
            view.dataSource = self
            view.delegate = self
            stage.add(view)
        }

        func tap(_ item: Int) { stage.tap(50 + 100 * CGFloat(item), 150) }

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            log.append("shouldSelect \(indexPath.item)")
            return selects
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("didDeselect \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            log.append("didHighlight \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            log.append("didUnhighlight \(indexPath.item)")
        }
    }

    /// Source of the order: Apple, UICollectionView.h, "the sequence of calls to the various methods".
    @Test func `a tap selects an item and tells`() {
        let squares = Squares()
        squares.tap(0)
        #expect(squares.take() == ["didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
        squares.tap(2)
        #expect(squares.take().suffix(4) == ["shouldSelect 2", "didDeselect 0", "didSelect 2", "didUnhighlight 2"])
        #expect(squares.view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
        squares.selects = false
        squares.tap(1)
        #expect(squares.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }
}
