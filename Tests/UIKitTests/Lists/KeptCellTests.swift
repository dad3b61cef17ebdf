import Foundation
import Testing

@testable import UIKit

/// Rows and items keep their cells, with what a person typed there, when others change.
///
/// Sources: Apple, *performBatchUpdates*, *reconfigureItems(at:)*, *reconfigureRows(at:)*; since iOS 15 a diffable data source applies only the
/// difference; a reloaded row is deselected.
@MainActor struct KeptCellTests {
    final class FieldRow: UITableViewCell {
        let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
        var reuses = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }
        required init?(coder: NSCoder) { nil }
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class FieldItem: UICollectionViewCell {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        var reuses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(field)
        }
        required init?(coder: NSCoder) { nil }
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class Rows: UITableViewDataSource, UITableViewDelegate {
        var counts: [Int]
        var asked: [IndexPath] = []
        var headersMade: [Int] = []

        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            headersMade.append(section)
            return UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
    }

    private func table(_ rows: Rows) -> (stage: TouchStage, table: UITableView) {
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        table.register(FieldRow.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        stage.add(table)
        return (stage, table)
    }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.compactMap { ($0 as? FieldRow)?.field.text }
    }

    @Test func `rows around an inserted one keep their cells, focus and selection`() throws {
        let rows = Rows([3])
        let (stage, table) = table(rows)
        // Focus is the window's.
        defer { withExtendedLifetime(stage) {} }
        let cell = try #require(table.cellForRow(at: [0, 1]) as? FieldRow)
        cell.field.text = "typed"
        cell.field.becomeFirstResponder()
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        rows.asked = []
        rows.counts = [4]
        table.insertRows(at: [[0, 0]], with: .automatic)
        #expect(rows.asked == [[0, 0]])
        #expect(table.cellForRow(at: [0, 2]) === cell)
        #expect(cell.field.isFirstResponder && cell.reuses == 0)
        #expect(table.indexPathsForSelectedRows == [[0, 2]])
        #expect(texts(table) == ["", "", "typed", ""])
        rows.counts = [3]
        table.deleteRows(at: [[0, 0]], with: .automatic)
        #expect(texts(table) == ["", "typed", ""])
        table.moveRow(at: [0, 1], to: [0, 0])
        #expect(texts(table) == ["typed", "", ""])
        #expect(table.indexPathsForSelectedRows == [[0, 0]] && cell.field.isFirstResponder)
        #expect(cell.frame.minY == table.rectForRow(at: [0, 0]).minY)
        #expect(rows.asked == [[0, 0]])
    }

    @Test func `rows above what is in sight keep the heights that were measured`() {
        final class Tall: UITableViewDataSource {
            var count = 30
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                let bar = UIView()
                bar.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    bar.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    bar.heightAnchor.constraint(equalToConstant: 99.5),
                ])
                return cell
            }
        }
        UIScreen.main.device = .phone375
        let tall = Tall()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        table.dataSource = tall
        table.layoutIfNeeded()
        for y in stride(from: 100 as CGFloat, through: 1000, by: 100) {
            table.contentOffset.y = y
            table.layoutIfNeeded()
        }
        // A bar and the separator's pixel at 2x are 100 high; a row that was never seen counts as 44.
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [10, 11, 12])
        tall.count = 31
        table.insertRows(at: [[0, 0]], with: .none)
        #expect(table.contentOffset.y == 1000)
        #expect(table.rectForRow(at: [0, 11]).minY == 1044)
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [10, 11, 12, 13])
    }

    @Test func `sections that are inserted, moved and deleted take their rows and headers along`() throws {
        let rows = Rows([1, 1])
        let (_, table) = table(rows)
        let cell = try #require(table.cellForRow(at: [1, 0]) as? FieldRow)
        let header = table.headerView(forSection: 1)
        #expect(header != nil && rows.headersMade == [0, 1])
        table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        table.performBatchUpdates {
            rows.counts = [1, 2]
            table.deleteSections([0], with: .fade)
            table.insertSections([1], with: .fade)
        }
        #expect(table.cellForRow(at: [0, 0]) === cell && table.headerView(forSection: 0) === header)
        #expect(rows.headersMade == [0, 1, 1])
        #expect(table.indexPathsForSelectedRows == nil)
        rows.counts = [2, 1]
        table.moveSection(0, toSection: 1)
        #expect(table.cellForRow(at: [1, 0]) === cell && table.headerView(forSection: 1) === header)
    }

    @Test func `a reloaded row gets another cell and is deselected, a reconfigured one keeps both`() throws {
        let rows = Rows([2])
        let (_, table) = table(rows)
        let cell = try #require(table.cellForRow(at: [0, 0]) as? FieldRow)
        table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        rows.asked = []
        table.reconfigureRows(at: [[0, 0], [0, 1]])
        #expect(rows.asked == [[0, 0], [0, 1]])
        #expect(table.cellForRow(at: [0, 0]) === cell && cell.reuses == 0)
        #expect(table.indexPathForSelectedRow == [0, 0])
        table.reloadRows(at: [[0, 0]], with: .none)
        #expect(rows.asked == [[0, 0], [0, 1], [0, 0]])
        // The only cell that waits is the row's former one.
        #expect(table.cellForRow(at: [0, 0]) === cell && cell.reuses == 1)
        #expect(table.indexPathForSelectedRow == nil)
    }

    // MARK: Diffable data sources

    @Test func `a table's snapshot changes only what differs`() throws {
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        table.register(FieldRow.self, forCellReuseIdentifier: "row")
        var asked: [Int] = []
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            asked.append(item)
            return table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)
        stage.add(table)
        let cell = try #require(table.cellForRow(at: [0, 0]) as? FieldRow)
        cell.field.text = "typed"
        cell.field.becomeFirstResponder()
        asked = []
        snapshot.appendItems([3])
        snapshot.moveItem(1, afterItem: 2)
        source.apply(snapshot, animatingDifferences: false)
        #expect(asked == [3])
        #expect(texts(table) == ["", "typed", ""])
        #expect(cell.field.isFirstResponder)
        snapshot.reconfigureItems([1])
        source.apply(snapshot)
        #expect(asked == [3, 1])
        #expect(table.cellForRow(at: [0, 1]) === cell && cell.reuses == 0)
    }

    private func items(_ layout: UICollectionViewLayout) -> (
        stage: TouchStage, view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, Int>
    ) {
        let stage = TouchStage()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<FieldItem, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        stage.add(view)
        return (stage, view, source)
    }

    private func texts(_ view: UICollectionView) -> [String] {
        view.visibleCells.compactMap { ($0 as? FieldItem)?.field.text }
    }

    private static let layouts: [@MainActor () -> UICollectionViewLayout] = [
        {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 300, height: 44)
            return flow
        },
        { UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)) },
    ]

    @Test(arguments: [0, 1])
    func `a collection's items keep their cells from snapshot to snapshot`(_ layout: Int) throws {
        let (stage, view, source) = items(Self.layouts[layout]())
        defer { withExtendedLifetime(stage) {} }
        let cell = try #require(view.cellForItem(at: [0, 0]) as? FieldItem)
        // A list measures a cell before it shows one.
        let reuses = cell.reuses
        cell.field.text = "first"
        cell.field.becomeFirstResponder()
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        var snapshot = source.snapshot()
        snapshot.appendItems([4])
        source.apply(snapshot, animatingDifferences: false)
        #expect(texts(view) == ["first", "", "", ""])
        source.apply(snapshot)
        #expect(texts(view) == ["first", "", "", ""])
        snapshot.insertItems([5], beforeItem: 1)
        snapshot.reconfigureItems([1])
        source.apply(snapshot)
        #expect(texts(view) == ["", "first", "", "", ""])
        #expect(cell.field.isFirstResponder && cell.reuses == reuses && cell.isSelected)
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(texts(view) == ["", "first", "", "", ""])
        snapshot.reloadItems([1])
        source.apply(snapshot)
        #expect(view.cellForItem(at: [0, 1]) !== cell || cell.reuses > reuses)
        #expect(view.indexPathsForSelectedItems == nil)
    }

    /// Source: Apple, *collectionViewLayout*: a new layout is applied to the items.
    @Test func `another layout moves the cells that are there`() throws {
        let (_, view, _) = items(Self.layouts[0]())
        let cell = try #require(view.cellForItem(at: [0, 1]) as? FieldItem)
        cell.field.text = "typed"
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        view.setCollectionViewLayout(Self.layouts[1](), animated: false)
        #expect(view.cellForItem(at: [0, 1]) === cell && cell.frame.width == 343)
        #expect(texts(view) == ["", "typed", ""])
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test func `the headers of sections that stay are kept, and measured as they are`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let stage = ListStage(UICollectionViewCompositionalLayout.list(using: configuration))
        var made = 0
        stage.fill(
            [("a", [1, 2])],
            boundaries: { cell, kind in
                made += 1
                var content = cell.defaultContentConfiguration()
                content.text = kind
                cell.contentConfiguration = content
            })
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(stage.view.visibleSupplementaryViews(ofKind: kind).first)
        #expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [[0, 0]])
        made = 0
        var snapshot = stage.source?.snapshot() ?? .init()
        snapshot.insertSections(["new"], beforeSection: "a")
        snapshot.appendItems([9], toSection: "new")
        stage.source?.apply(snapshot)
        // The new section's header is asked for when it is measured, and again when it is shown.
        #expect(made == 2)
        #expect(stage.view.supplementaryView(forElementKind: kind, at: [1, 0]) === header)
        snapshot.reloadSections(["a"])
        stage.source?.apply(snapshot)
        #expect(made > 2)
    }

    @Test func `a collection's changes of its own data source move cells and selection`() throws {
        final class Items: UICollectionViewDataSource {
            var count = 4
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
        }
        let stage = TouchStage()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(FieldItem.self, forCellWithReuseIdentifier: "item")
        let items = Items()
        view.dataSource = items
        stage.add(view)
        let cell = try #require(view.cellForItem(at: [0, 2]) as? FieldItem)
        view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        var isDone = false
        view.performBatchUpdates {
            items.count = 3
            view.deleteItems(at: [[0, 0]])
        } completion: {
            isDone = $0
        }
        #expect(isDone && view.visibleCells.count == 3)
        #expect(view.cellForItem(at: [0, 1]) === cell && cell.isSelected)
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
        view.moveItem(at: [0, 1], to: [0, 0])
        #expect(view.cellForItem(at: [0, 0]) === cell && view.indexPathsForSelectedItems == [[0, 0]])
        items.count = 2
        view.deleteItems(at: [[0, 0]])
        #expect(view.indexPathsForSelectedItems == nil && cell.superview == nil)
    }
}
