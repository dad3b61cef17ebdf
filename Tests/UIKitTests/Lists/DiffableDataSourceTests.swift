import Testing

@testable import UIKit

@MainActor struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private var sample: Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    private func contents(_ snapshot: Snapshot) -> [[Int]] {
        snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }

    @Test func `snapshots answer for their sections and items`() {
        let snapshot = sample
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfSections == 2)
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.numberOfItems(inSection: "a") == 3)
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.indexOfSection("b") == 1)
    }

    @Test func `snapshots insert, move and delete items`() {
        var snapshot = sample
        snapshot.insertItems([10], beforeItem: 1)
        snapshot.insertItems([11, 12], afterItem: 4)
        #expect(contents(snapshot) == [[10, 1, 2, 3], [4, 11, 12, 5]])
        snapshot.moveItem(10, afterItem: 5)
        snapshot.moveItem(3, beforeItem: 1)
        #expect(contents(snapshot) == [[3, 1, 2], [4, 11, 12, 5, 10]])
        snapshot.deleteItems([3, 5, 99])
        #expect(contents(snapshot) == [[1, 2], [4, 11, 12, 10]])
        snapshot.appendItems([3], toSection: "a")
        #expect(contents(snapshot) == [[1, 2, 3], [4, 11, 12, 10]])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test func `snapshots insert, move and delete sections`() {
        var snapshot = sample
        snapshot.insertSections(["x"], beforeSection: "a")
        snapshot.insertSections(["y"], afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["x", "a", "y", "b"])
        snapshot.moveSection("b", beforeSection: "x")
        snapshot.moveSection("x", afterSection: "y")
        #expect(snapshot.sectionIdentifiers == ["b", "a", "y", "x"])
        snapshot.deleteSections(["a"])
        #expect(contents(snapshot) == [[4, 5], [], []])
        #expect(snapshot.indexOfItem(1) == nil)
        // Its items may come again.
        snapshot.appendItems([1], toSection: "y")
        #expect(contents(snapshot) == [[4, 5], [1], []])
    }

    /// Source: UIKit, which logs that existing identifiers are moved into place.
    @Test func `an item that is added again moves, with a warning`() {
        var snapshot = sample
        let warnings = RuntimeWarnings.collect {
            snapshot.appendItems([1, 6], toSection: "b")
            snapshot.insertItems([5, 2], beforeItem: 3)
            snapshot.insertItems([7], afterItem: 3)
        }.messages
        #expect(contents(snapshot) == [[5, 2, 3, 7], [4, 1, 6]])
        #expect(snapshot.numberOfItems == 7)
        #expect(
            warnings == [
                "items that are in the snapshot already are added again, and move: 1",
                "items that are in the snapshot already are added again, and move: 5, 2",
            ])
    }

    @Test func `what is deleted is not reloaded`() {
        var snapshot = sample
        snapshot.reloadItems([1, 4])
        snapshot.reconfigureItems([2, 5])
        snapshot.reloadSections(["a", "b"])
        snapshot.deleteItems([1, 2])
        #expect(snapshot.reloadedItemIdentifiers == [4] && snapshot.reconfiguredItemIdentifiers == [5])
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    }

    @Test func `what is selected stays with its item`() {
        let stage = ListStage(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        stage.fill([("a", [1, 2, 3])])
        stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        var snapshot = stage.source?.snapshot() ?? .init()
        snapshot.insertItems([7, 8], beforeItem: 1)
        snapshot.deleteItems([1])
        var isDone = false
        stage.source?.apply(snapshot, animatingDifferences: true) { isDone = true }
        #expect(isDone)
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(stage.cell(2)?.isSelected == true)
        #expect(stage.source?.indexPath(for: 2) == IndexPath(item: 2, section: 0))
        #expect(stage.source?.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 7)
        #expect(stage.source?.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
        #expect(stage.source?.sectionIdentifier(for: 0) == "a")
    }

    @Test func `reconfigured items get their content again`() {
        var titles = [1: "One"]
        let stage = ListStage(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        stage.fill([("a", [1])]) { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = titles[item]
            cell.contentConfiguration = content
        }
        let shown = { (stage.cell(0)?.contentConfiguration as? UIListContentConfiguration)?.text }
        #expect(shown() == "One")
        titles[1] = "Other"
        var snapshot = stage.source?.snapshot() ?? .init()
        snapshot.reconfigureItems([1])
        stage.source?.apply(snapshot)
        #expect(shown() == "Other")
        #expect(stage.source?.snapshot().reconfiguredItemIdentifiers == [])
    }

    @Test func `a table shows snapshots, with a subclass's titles`() {
        final class Source: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)
            }
        }
        UIScreen.main.device = .phone375
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        stage.add(table)
        source.apply(sample, animatingDifferences: false)
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["1", "2", "3", "4", "5"])
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
        table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
        var changed = sample
        changed.deleteSections(["a"])
        source.apply(changed)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
    }

    // MARK: Outlines

    @Test func `an outline hides what is below collapsed items`() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "tools"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red", "green"], to: "apple")
        #expect(outline.visibleItems == ["fruit", "tools"])
        outline.expand(["apple"])
        #expect(outline.visibleItems == ["fruit", "tools"])
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "tools"])
        #expect(outline.level(of: "red") == 2)
        #expect(outline.parent(of: "pear") == "fruit")
        #expect(outline.rootItems == ["fruit", "tools"])
        #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "pear"])
        outline.insert(["fig"], after: "apple")
        #expect(outline.items == ["fruit", "apple", "red", "green", "fig", "pear", "tools"])
        outline.delete(["apple"])
        #expect(outline.items == ["fruit", "fig", "pear", "tools"])
        outline.collapse(["fruit"])
        #expect(!outline.isVisible("fig"))
    }

    @Test func `an outline's children can be replaced, and read`() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "tools"])
        outline.append(["apple"], to: "fruit")
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["fig", "nuts"])
        other.append(["almond"], to: "nuts")
        outline.expand(["fruit"])
        outline.replace(childrenOf: "fruit", using: other)
        #expect(outline.items == ["fruit", "fig", "nuts", "almond", "tools"])
        #expect(outline.level(of: "almond") == 2 && !outline.contains("apple"))
        #expect(
            outline.visualDescription() == """
                - fruit
                  * fig
                  + nuts
                    * almond
                * tools
                """)
    }

    /// Levels as text: an item, and how deep it is.
    private func levels(_ outline: NSDiffableDataSourceSectionSnapshot<String>) -> String {
        outline.items.map { "\($0)\(outline.level(of: $0))" }.joined(separator: " ")
    }

    /// Source: Apple, *snapshot(for:)*: the section's present state.
    @Test(
        arguments: [
            (["p", "a", "b", "q"], "p0 a1 b1 q0 h1"),
            // Gone, replaced, appended, inserted between children, moved out of the outline.
            (["p", "b", "q"], "p0 b1 q0 h1"), (["x", "y"], "x0 y0"), (["a", "q"], "a0 q0 h1"),
            (["p", "a", "b", "q", "new"], "p0 a1 b1 q0 h1 new0"), (["p", "a", "new", "b", "q"], "p0 a1 new1 b1 q0 h1"),
            (["q", "a", "p", "b"], "q0 h1 a0 p0 b1"),
            // What a collapsed item hid is shown elsewhere.
            (["p", "h", "a", "q"], "p0 h1 a1 q0"), ([], ""),
        ] as [([String], String)])
    func `an outline follows the items of its section`(_ items: [String], expected: String) {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["p", "q"])
        outline.append(["a", "b"], to: "p")
        outline.append(["h"], to: "q")
        outline.expand(["p"])
        let followed = outline.following(items)
        #expect(levels(followed) == expected)
        #expect(followed.visibleItems == items)
    }

    @Test func `a section with an outline takes changes by a whole snapshot`() {
        let stage = ListStage(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        stage.fill([])
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1])
        outline.append([10, 11], to: 1)
        outline.expand([1])
        stage.source?.apply(outline, to: "a", animatingDifferences: false)
        let child = stage.cell(1)
        var snapshot = stage.source?.snapshot() ?? .init()
        snapshot.appendItems([5])
        snapshot.deleteItems([11])
        stage.source?.apply(snapshot)
        #expect(stage.source?.snapshot(for: "a").items == [1, 10, 5])
        #expect(stage.cell(1) === child && child?.indentationLevel == 1)
        #expect(stage.cell(2)?.indentationLevel == 0)
        // The present state is what the next change begins with.
        outline = stage.source?.snapshot(for: "a") ?? .init()
        outline.collapse([1])
        stage.source?.apply(outline, to: "a")
        #expect(stage.source?.snapshot().itemIdentifiers == [1, 5])
        #expect(stage.cell(0)?.configurationState.isExpanded == false)
        snapshot.deleteAllItems()
        snapshot.appendSections(["a"])
        snapshot.appendItems([7, 8])
        stage.source?.applySnapshotUsingReloadData(snapshot)
        #expect(stage.source?.snapshot(for: "a").items == [7, 8])
    }

    @Test func `a touch of an outline's chevron shows and hides what is below`() {
        let stage = ListStage(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        stage.fill([]) { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = item == 1 ? [.outlineDisclosure(options: .init(style: .header))] : []
        }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        stage.source?.apply(outline, to: "a", animatingDifferences: false)
        stage.window.layoutIfNeeded()
        #expect(stage.source?.snapshot().itemIdentifiers == [1, 2])
        VirtualClock.shared.advance(by: 1)
        TouchDelivery(pressing: CGPoint(x: 100, y: 22))?.lift()
        #expect(stage.source?.snapshot().itemIdentifiers == [1, 10, 11, 2])
        #expect(stage.cell(0)?.configurationState.isExpanded == true)
        #expect(stage.cell(1)?.indentationLevel == 1)
        #expect(stage.view.indexPathsForSelectedItems == nil)
        VirtualClock.shared.advance(by: 1)
        TouchDelivery(pressing: CGPoint(x: 350, y: 22))?.lift()
        #expect(stage.source?.snapshot().itemIdentifiers == [1, 2])
    }
}
