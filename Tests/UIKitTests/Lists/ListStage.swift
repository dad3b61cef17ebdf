import UIKit

/// A collection view of 375 × 667 points at 2x, with a diffable data source of numbers.
@MainActor
final class ListStage {
    let window = UIWindow()
    let controller = UIViewController()
    let view: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<String, Int>?

    init(_ layout: UICollectionViewLayout) {
        UIScreen.main.device = .phone375
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    typealias Boundaries = (UICollectionViewListCell, String) -> Void
    typealias Views = UICollectionViewDiffableDataSource<String, Int>.SupplementaryViewProvider

    /// List cells that `configure` fills; headers and footers that `boundaries` fills, else views of `views`.
    func fill(
        _ sections: [(String, [Int])], configure: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in },
        boundaries: Boundaries? = nil, views: Views? = nil
    ) {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            configure(cell, item)
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = views ?? boundaries.map(Self.provider)
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    private static func provider(_ boundaries: @escaping Boundaries) -> Views {
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let registrations = kinds.map { kind in
            UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { cell, kind, _ in
                boundaries(cell, kind)
            }
        }
        return { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: registrations[kind == kinds[0] ? 0 : 1], for: path)
        }
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    /// The frames of the items in sight, in the layout's order.
    var frames: [CGRect] {
        view.layoutIfNeeded()
        return view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame }
    }

    isolated deinit {
        window.isHidden = true
    }
}
