import Testing

@testable import UIKit

/// Nothing of a table or a collection holds what holds it: all of it is let go of with the screen that showed it.
@MainActor struct ListLifetimeTests {
    private struct Held {
        weak var view: UIView?
        weak var cell: UIView?
        weak var source: AnyObject?
        weak var controller: UIViewController?

        var isEmpty: Bool { view == nil && cell == nil && source == nil && controller == nil }
    }

    private static let layouts: [(String, @MainActor () -> UICollectionViewLayout)] = [
        ("flow", { UICollectionViewFlowLayout() }),
        ("list", { UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)) }),
        (
            "grid",
            {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
                let item = NSCollectionLayoutItem(layoutSize: size)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2)
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            }
        ),
    ]

    private func show(_ controller: UIViewController) -> UIWindow {
        UIScreen.main.device = .phone375
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func sections() -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        return snapshot
    }

    private func showCollection(_ layout: UICollectionViewLayout) -> Held {
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let view: UICollectionView = controller.collectionView
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.contentConfiguration = cell.defaultContentConfiguration()
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.apply(sections())
        let window = show(controller)
        let cell = view.cellForItem(at: [0, 0])
        #expect(cell != nil)
        window.isHidden = true
        return Held(view: view, cell: cell, source: source, controller: controller)
    }

    @Test(arguments: 0..<3)
    func `a collection goes with its screen`(_ index: Int) {
        let held = showCollection(Self.layouts[index].1())
        #expect(held.isEmpty, "\(Self.layouts[index].0)")
    }

    private func showTable() -> Held {
        let controller = UITableViewController(style: .insetGrouped)
        let table: UITableView = controller.tableView
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        source.apply(sections())
        let window = show(controller)
        let cell = table.cellForRow(at: [0, 0])
        #expect(cell != nil)
        window.isHidden = true
        return Held(view: table, cell: cell, source: source, controller: controller)
    }

    @Test func `a table goes with its screen`() {
        #expect(showTable().isEmpty)
    }
}
