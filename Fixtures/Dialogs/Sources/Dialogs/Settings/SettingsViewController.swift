import UIKit

/// An app's settings: a list of inset groups under a large title, fed by a diffable data source.
public final class SettingsViewController: UIViewController {
    private typealias Cell = UICollectionViewListCell
    private typealias Source = UICollectionViewDiffableDataSource<SettingsSection, SettingsRow>

    private var source: Source?

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Search"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false

        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.footerMode = .supplementary
        let listView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        listView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        listView.delegate = self
        view.addSubview(listView)
        source = makeSource(of: listView)

        var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow>()
        for section in SettingsSection.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(section.rows, toSection: section)
        }
        source?.apply(snapshot, animatingDifferences: false)
    }

    private func makeSource(of listView: UICollectionView) -> Source {
        let cells = UICollectionView.CellRegistration<Cell, SettingsRow> { [unowned self] cell, _, row in
            dress(cell, as: row)
        }
        let headers = UICollectionView.SupplementaryRegistration<Cell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = SettingsSection.allCases[path.section].title
            header.contentConfiguration = content
        }
        let footers = UICollectionView.SupplementaryRegistration<Cell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { footer, _, path in
            var content = UIListContentConfiguration.groupedFooter()
            content.text = SettingsSection.allCases[path.section].note
            footer.contentConfiguration = content
        }
        let source = Source(collectionView: listView) { listView, path, row in
            listView.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
        }
        source.supplementaryViewProvider = { listView, kind, path in
            listView.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
        }
        return source
    }

    private func dress(_ cell: Cell, as row: SettingsRow) {
        var content =
            switch row {
            case .account: UIListContentConfiguration.subtitleCell()
            case .messages, .badges, .signOut: UIListContentConfiguration.cell()
            case .quietHours, .theme, .textSize, .icon: UIListContentConfiguration.valueCell()
            }
        content.text = row.text
        content.secondaryText = row.detail
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = row.symbol.flatMap { UIImage(systemName: $0) }
        content.imageProperties.tintColor = row.tint
        switch row {
        case .messages, .badges:
            let toggle = UISwitch()
            toggle.isOn = row == .messages
            toggle.accessibilityIdentifier = row.text
            cell.accessories = [
                .customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))
            ]
        case .signOut:
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
        case .account, .quietHours, .theme, .textSize, .icon:
            cell.accessories = [.disclosureIndicator()]
        }
        cell.contentConfiguration = content
    }
}

extension SettingsViewController: UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if source?.itemIdentifier(for: indexPath) == .theme {
            show(ThemeViewController(style: .insetGrouped), sender: self)
        }
    }
}
