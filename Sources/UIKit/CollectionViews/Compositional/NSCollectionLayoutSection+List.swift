extension NSCollectionLayoutSection {
    /// A section that is a list.
    ///
    /// Space around sections as in tables: a grouped one without a header begins 17.5 points below the former's footer, the first one 35
    /// below the top (17.667 and 35.333 at 3x).
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(list: configuration)
        let isInset = configuration.appearance == .insetGrouped
        let side =
            isInset ? UIView.systemMinimumMargin(forWidth: layoutEnvironment.container.contentSize.width) : 0
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionHeader, .top, isPinned: configuration.appearance == .plain))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionFooter, .bottom, isPinned: false))
        }
        return section
    }

    private class func boundary(
        _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableHeaderPlace.plainHeight))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = isPinned
        return item
    }
}
