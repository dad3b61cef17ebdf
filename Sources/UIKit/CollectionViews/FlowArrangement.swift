import Foundation

/// One run of a flow layout, in terms of along (the way lines follow each other) and across (the way items stand in a line).
@MainActor
struct FlowArrangement {
    private let layout: UICollectionViewFlowLayout
    private let attributesClass: UICollectionViewLayoutAttributes.Type
    private let isVertical: Bool
    private let across: CGFloat
    private var along: CGFloat = 0

    private(set) var attributes: [UICollectionViewLayoutAttributes] = []
    private(set) var contentSize = CGSize.zero

    init(_ layout: UICollectionViewFlowLayout) {
        self.layout = layout
        attributesClass = layout.attributesClass
        isVertical = layout.scrollDirection == .vertical
        guard let view = layout.collectionView else {
            across = 0
            return
        }
        let insets = view.adjustedContentInset
        let room = view.bounds.inset(by: insets).size
        across = max(0, layout.scrollDirection == .vertical ? room.width : room.height)
    }

    mutating func run() {
        guard let view = layout.collectionView else { return }
        for section in 0..<view.numberOfSections { arrange(section, of: view) }
        contentSize = isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
        mirrorIfNeeded(in: view)
    }

    private mutating func arrange(_ section: Int, of view: UICollectionView) {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let path = IndexPath(item: 0, section: section)
        let header =
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
        addSupplementary(UICollectionView.elementKindSectionHeader, header, path)
        let insets =
            delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
        let lineSpacing =
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
        let itemSpacing =
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing

        let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let (near, far) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let room = max(0, across - near - far)
        along += before
        let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
            size(of: IndexPath(item: item, section: section), in: view, delegate, room)
        }
        let lines = Self.lines(sizes.map { isVertical ? $0.width : $0.height }, spacing: itemSpacing, room: room)
        var spacing = itemSpacing
        for (index, line) in lines.enumerated() {
            if index > 0 { along += lineSpacing }
            place(
                line, sizes, section, isLast: index == lines.count - 1, start: near, room: room, minimum: itemSpacing,
                spacing: &spacing)
        }
        along += after
        let footer =
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
        addSupplementary(UICollectionView.elementKindSectionFooter, footer, path)
    }

    private func size(
        of path: IndexPath, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
        _ room: CGFloat
    ) -> CGSize {
        let size = delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
        guard layout.estimatedItemSize != .zero else { return size }
        return view.preferredSize(ofItemAt: path, startingWith: size)
    }

    /// Breaks items into lines: as many as fit, at least one.
    static func lines(_ lengths: [CGFloat], spacing: CGFloat, room: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var used: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            let needed = index == start ? length : used + spacing + length
            // A thousandth of a point is forgiven: thirds of a width add up to a little more than it.
            if index > start, needed > room + 0.001 {
                lines.append(start..<index)
                start = index
                used = length
            } else {
                used = needed
            }
        }
        if start < lengths.count { lines.append(start..<lengths.count) }
        return lines
    }

    private mutating func place(
        _ line: Range<Int>, _ sizes: [CGSize], _ section: Int, isLast: Bool, start: CGFloat, room: CGFloat,
        minimum: CGFloat, spacing: inout CGFloat
    ) {
        let lengths = line.map { isVertical ? sizes[$0].width : sizes[$0].height }
        let depths = line.map { isVertical ? sizes[$0].height : sizes[$0].width }
        let depth = depths.max() ?? 0
        let used = lengths.reduce(0, +)
        var position = start
        if !isLast {
            if line.count > 1 {
                spacing = max(minimum, (room - used) / CGFloat(line.count - 1))
            } else {
                position += max(0, room - used) / 2
            }
        } else if used + spacing * CGFloat(line.count - 1) > room + 0.001 {
            spacing = minimum
        }
        for (offset, index) in line.enumerated() {
            let item = attributesClass.init(forCellWith: IndexPath(item: index, section: section))
            let shift = (depth - depths[offset]) / 2
            item.frame = rect(position, along + shift, lengths[offset], depths[offset])
            attributes.append(item)
            position += lengths[offset] + spacing
        }
        along += depth
    }

    private mutating func addSupplementary(_ kind: String, _ size: CGSize, _ path: IndexPath) {
        let depth = isVertical ? size.height : size.width
        guard depth > 0 else { return }
        let view = attributesClass.init(forSupplementaryViewOfKind: kind, with: path)
        view.frame = rect(0, along, across, depth)
        view.owner = .section
        attributes.append(view)
        along += depth
    }

    private func rect(_ across: CGFloat, _ along: CGFloat, _ length: CGFloat, _ depth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: length, height: depth)
            : CGRect(x: along, y: across, width: depth, height: length)
    }

    private func mirrorIfNeeded(in view: UICollectionView) {
        guard view.isRightToLeft, layout.flipsHorizontallyInOppositeLayoutDirection else { return }
        for each in attributes { each.frame.origin.x = contentSize.width - each.frame.maxX }
    }
}
