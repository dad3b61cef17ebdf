import Foundation

/// One run of a compositional layout, which arranges what it returns; it is not kept, since it holds the view.
///
/// Everything is placed from the leading side and mirrored at the end where the interface is.
@MainActor
struct CompositionalArrangement {
    let sections: [NSCollectionLayoutSection]
    let configuration: UICollectionViewCompositionalLayoutConfiguration
    let environment: LayoutEnvironment
    let view: UICollectionView

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var sectionFrames: [CGRect] = []
    private var pinned: [ArrangedSections.Pinned] = []
    /// Where the next section begins, in the scrolling direction.
    private var along: CGFloat = 0

    init(
        sections: [NSCollectionLayoutSection], configuration: UICollectionViewCompositionalLayoutConfiguration,
        environment: LayoutEnvironment, view: UICollectionView
    ) {
        self.sections = sections
        self.configuration = configuration
        self.environment = environment
        self.view = view
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }
    private var room: CGSize { environment.contentSize }

    mutating func run() -> ArrangedSections {
        let whole = CGRect(origin: .zero, size: room)
        addBoundaries(configuration.boundarySupplementaryItems, before: true, section: nil, in: whole)
        for (number, section) in sections.enumerated() {
            if number > 0 { along += configuration.interSectionSpacing }
            arrange(section, number: number)
        }
        addBoundaries(configuration.boundarySupplementaryItems, before: false, section: nil, in: whole)
        var arranged = ArrangedSections(
            attributes: attributes, sectionFrames: sectionFrames,
            contentSize: isVertical
                ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height),
            pinned: pinned, scrollDirection: configuration.scrollDirection)
        if view.isRightToLeft { arranged.mirror() }
        return arranged
    }

    // MARK: Sections

    private mutating func arrange(_ section: NSCollectionLayoutSection, number: Int) {
        let begin = along
        let firstAttribute = attributes.count
        let insets = insets(of: section)
        let across = section.supplementariesFollowContentInsets ? insets : .zero
        let boundaryRoom = CGRect(
            x: isVertical ? across.leading : 0, y: isVertical ? 0 : across.top,
            width: isVertical ? max(0, room.width - across.leading - across.trailing) : room.width,
            height: isVertical ? room.height : max(0, room.height - across.top - across.bottom))
        along += listPadding(above: section, number: number)
        addBoundaries(section.boundarySupplementaryItems, before: true, section: number, in: boundaryRoom)
        along += isVertical ? insets.top : insets.leading
        var groups = GroupPlacement(
            room: CGSize(
                width: max(0, room.width - insets.leading - insets.trailing),
                height: max(0, room.height - insets.top - insets.bottom)),
            section: number, count: view.numberOfItems(inSection: number), view: view,
            traits: environment.traitCollection)
        if section.orthogonalScrollingBehavior == .none {
            placeGroups(of: section, insets, &groups)
        } else {
            placeGroupsAcross(section, insets, &groups)
        }
        attributes += groups.attributes
        along += isVertical ? insets.bottom : insets.trailing
        addBoundaries(section.boundarySupplementaryItems, before: false, section: number, in: boundaryRoom)
        along += listPadding(below: section)
        let frame =
            isVertical
            ? CGRect(x: 0, y: begin, width: room.width, height: along - begin)
            : CGRect(x: begin, y: 0, width: along - begin, height: room.height)
        sectionFrames.append(frame)
        addDecorations(section, number: number, frame: frame, at: firstAttribute)
    }

    /// The section's own insets, within the area that they count from.
    private func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
        var insets = section.contentInsets
        let own = section.contentInsetsReference
        let reference = own == .automatic ? configuration.contentInsetsReference : own
        // Rows of a list keep their content out of the safe area by themselves, but cards stay inside of it.
        if let list = section.list, list.appearance != .insetGrouped { return insets }
        let taken = view.adjustedContentInset
        let added: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: view.safeAreaInsets
            case .layoutMargins: view.layoutMargins
            case .readableContent: UILayoutGuide.System.readable.insets(in: view)
            }
        if isVertical {
            let (left, right) = (max(0, added.left - taken.left), max(0, added.right - taken.right))
            insets.leading += view.isRightToLeft ? right : left
            insets.trailing += view.isRightToLeft ? left : right
        } else {
            insets.top += max(0, added.top - taken.top)
            insets.bottom += max(0, added.bottom - taken.bottom)
        }
        return insets
    }

    /// One group below the other, or beside it where the layout scrolls that way.
    private mutating func placeGroups(
        of section: NSCollectionLayoutSection, _ insets: NSDirectionalEdgeInsets, _ groups: inout GroupPlacement
    ) {
        var isFirst = true
        while groups.hasItems {
            if !isFirst { along += section.interGroupSpacing }
            isFirst = false
            let origin =
                isVertical ? CGPoint(x: insets.leading, y: along) : CGPoint(x: along, y: insets.top)
            let size = groups.placeGroup(section.group, at: origin)
            along += isVertical ? size.height : size.width
        }
    }

    /// Groups that follow each other across the scrolling direction: their beginning is seen.
    private mutating func placeGroupsAcross(
        _ section: NSCollectionLayoutSection, _ insets: NSDirectionalEdgeInsets, _ groups: inout GroupPlacement
    ) {
        var across = isVertical ? insets.leading : insets.top
        if section.orthogonalScrollingBehavior == .groupPagingCentered {
            let size = section.group.layoutSize.size(in: groups.room)
            across = isVertical ? (room.width - size.width) / 2 : (room.height - size.height) / 2
        }
        var depth: CGFloat = 0
        while groups.hasItems {
            let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
            let size = groups.placeGroup(section.group, at: origin)
            across += (isVertical ? size.width : size.height) + section.interGroupSpacing
            depth = max(depth, isVertical ? size.height : size.width)
        }
        along += depth
    }

    // MARK: Lists

    /// As in tables: 22 points above plain headers; a grouped section without a header leaves 17.5 free, the first one twice that.
    private func listPadding(above section: NSCollectionLayoutSection, number: Int) -> CGFloat {
        guard let list = section.list else { return 0 }
        let hasHeader = list.headerMode != .none
        if hasHeader, let own = list.headerTopPadding { return own }
        switch list.appearance {
        case .plain: return list.headerMode == .supplementary ? 22 : 0
        case .sidebar, .sidebarPlain: return 0
        case .grouped, .insetGrouped: return hasHeader ? 0 : groupedGap * (number == 0 ? 2 : 1)
        }
    }

    private func listPadding(below section: NSCollectionLayoutSection) -> CGFloat {
        guard let list = section.list, list.footerMode == .none else { return 0 }
        switch list.appearance {
        case .plain, .sidebar, .sidebarPlain: return 0
        case .grouped, .insetGrouped: return groupedGap
        }
    }

    private var groupedGap: CGFloat { view.pixelGrid.ceil(17.5) }

    // MARK: Headers, footers, backgrounds

    /// - Parameters:
    ///   - before: headers, as against footers.
    ///   - section: nil for those of the whole layout.
    private mutating func addBoundaries(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], before: Bool, section: Int?, in area: CGRect
    ) {
        for (index, item) in items.enumerated() {
            let edges = item.alignment.edges
            let isHeader = isVertical ? !edges.contains(.bottom) : !edges.contains(.trailing)
            guard isHeader == before else { continue }
            let path = section.map { IndexPath(item: 0, section: $0) } ?? IndexPath(item: index, section: 0)
            let owner: ElementOwner = section == nil ? .layout : .section
            let size = view.supplementarySize(
                item.layoutSize, in: area.size, kind: item.elementKind, path: path, owner: owner)
            let lies = !item.extendsBoundary
            let start = lies && !before ? along - (isVertical ? size.height : size.width) : along
            let line =
                isVertical
                ? CGRect(x: area.minX, y: start, width: area.width, height: size.height)
                : CGRect(x: start, y: area.minY, width: size.width, height: area.height)
            let origin = NSCollectionLayoutAnchor(edges: edges, absoluteOffset: item.offset).origin(of: size, in: line)
            let element = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind, with: path)
            element.frame = CGRect(origin: origin, size: size)
            element.zIndex = item.zIndex
            element.owner = owner
            if item.pinToVisibleBounds {
                pinned.append(.init(index: attributes.count, section: section, isAtStart: before))
            }
            attributes.append(element)
            if !lies { along += isVertical ? size.height : size.width }
        }
    }

    private mutating func addDecorations(
        _ section: NSCollectionLayoutSection, number: Int, frame: CGRect, at index: Int
    ) {
        for item in section.decorationItems {
            let element = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
            let insets = item.contentInsets
            element.frame = frame.inset(
                by: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
            element.zIndex = item.zIndex - 1
            element.owner = .section
            attributes.append(element)
        }
    }
}
