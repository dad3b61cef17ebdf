public import Foundation

/// Sections of groups of items, or lists, under UIKit's name; lengths in points.
///
/// Source: Apple, *UICollectionViewCompositionalLayout*. Elements of estimated size are measured when the layout is prepared, all of them.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // MARK: Creation

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// All sections are alike.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        sectionProvider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Each section is asked for, with every pass of the layout.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// A layout whose sections are all lists.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: State

    /// The sections of the present pass.
    private var sections: [NSCollectionLayoutSection] = []
    private var arranged: ArrangedSections?

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let insets = collectionView.adjustedContentInset
        let room = collectionView.bounds.inset(by: insets).size
        let environment = LayoutEnvironment(
            size: CGSize(width: max(0, room.width), height: max(0, room.height)), insets: .zero,
            traits: collectionView.traitCollection)
        sections = (0..<collectionView.numberOfSections).map { number in
            guard let section = sectionProvider(number, environment) else {
                preconditionFailure("the section provider has no section for number \(number)")
            }
            return section
        }
        var arrangement = CompositionalArrangement(
            sections: sections, configuration: configuration, environment: environment, view: collectionView)
        arranged = arrangement.run()
    }

    open override var collectionViewContentSize: CGSize { arranged?.contentSize ?? .zero }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        arranged?.attributes(pinnedIn: collectionView).filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        arranged?.attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        arranged?.attributes(pinnedIn: collectionView).first {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
                && $0.indexPath == indexPath
        }
    }

    /// A change of size arranges everything anew.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.laidOutSize
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Sections that scroll across show the beginning of their content.
    override func cannotScroll(to path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].orthogonalScrollingBehavior != .none
    }

    // MARK: Lists

    override func listPlace(ofKind kind: String?, at path: IndexPath) -> ListCellPlace? {
        guard let collectionView, sections.indices.contains(path.section), let list = sections[path.section].list
        else { return nil }
        let hasHeaderItem = list.headerMode == .firstItemInSection
        let count = collectionView.numberOfItems(inSection: path.section)
        let part: ListCellPlace.Part =
            switch kind {
            case UICollectionView.elementKindSectionHeader: .header
            case UICollectionView.elementKindSectionFooter: .footer
            case nil where hasHeaderItem && path.item == 0: .header
            default: .row
            }
        var separator = list.showsSeparators ? list.separatorConfiguration : nil
        if part == .row, let shown = separator, let handler = list.itemSeparatorHandler {
            separator = handler(path, shown)
        }
        return ListCellPlace(
            appearance: list.appearance, part: part, isFirst: path.item == (hasHeaderItem ? 1 : 0),
            isLast: path.item == count - 1, margin: collectionView.bounds.width < 390 ? 16 : 20,
            separator: separator, thickness: 1 / collectionView.pixelGrid.scale)
    }

    /// Lists colour what is behind them, the first one up to the top and the last one down to the bottom.
    override func backgroundBands(in bounds: CGRect) -> [(rect: CGRect, color: UIColor)] {
        guard let arranged else { return [] }
        return sections.enumerated().compactMap { number, section in
            guard let list = section.list, arranged.sectionFrames.indices.contains(number) else { return nil }
            let frame = arranged.sectionFrames[number]
            let top = number == 0 ? bounds.minY : frame.minY
            let bottom = number == sections.count - 1 ? bounds.maxY : frame.maxY
            let band = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
            return (band, list.resolvedBackgroundColor)
        }
    }
}

/// Makes the section of a number for an environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
