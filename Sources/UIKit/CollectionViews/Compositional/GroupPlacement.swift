import Foundation

/// Places a section's items in its groups, one group after the other.
@MainActor
struct GroupPlacement {
    /// What the section's groups are sized in, in points.
    let room: CGSize
    let section: Int
    /// How many items the section has.
    let count: Int
    let view: UICollectionView
    let traits: UITraitCollection
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []
    private var next = 0

    init(room: CGSize, section: Int, count: Int, view: UICollectionView, traits: UITraitCollection) {
        (self.room, self.section, self.count, self.view, self.traits) = (room, section, count, view, traits)
    }

    var hasItems: Bool { next < count }

    /// Fills the section's next group, and returns the size that it takes.
    mutating func placeGroup(_ group: NSCollectionLayoutGroup, at origin: CGPoint) -> CGSize {
        let before = next
        let size = place(group, at: origin, in: room, forced: (nil, nil))
        if next == before {
            RuntimeWarnings.record(
                "a group of section \(section) has no room for an item: the section's items from \(next) on are not shown"
            )
            next = count
        }
        return size
    }

    /// A length that is given from outside, in points.
    private typealias Forced = (width: CGFloat?, height: CGFloat?)

    private mutating func place(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, forced: Forced
    ) -> CGSize {
        let around = item.edgeSpacing?.insets ?? .zero
        let start = CGPoint(x: origin.x + around.leading, y: origin.y + around.top)
        let size =
            if let group = item as? NSCollectionLayoutGroup {
                fill(group, at: start, in: container, forced: forced)
            } else {
                placeItem(item, at: start, in: container, forced: forced)
            }
        return CGSize(
            width: size.width + around.leading + around.trailing, height: size.height + around.top + around.bottom)
    }

    private mutating func placeItem(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, forced: Forced
    ) -> CGSize {
        let path = IndexPath(item: next, section: section)
        next += 1
        let wanted = item.layoutSize
        var size = wanted.size(in: container)
        if let width = forced.width { size.width = width }
        if let height = forced.height { size.height = height }
        let isOpen = (
            width: wanted.widthDimension.isEstimated && forced.width == nil,
            height: wanted.heightDimension.isEstimated && forced.height == nil
        )
        var insets = item.contentInsets
        // As in UIKit, insets have no effect along a length that the content decides.
        if isOpen.width { (insets.leading, insets.trailing) = (0, 0) }
        if isOpen.height { (insets.top, insets.bottom) = (0, 0) }
        if isOpen.width || isOpen.height {
            let inner = CGSize(width: size.width - insets.leading - insets.trailing, height: size.height)
            let found = view.preferredSize(ofItemAt: path, startingWith: inner, open: isOpen)
            if isOpen.width { size.width = found.width }
            if isOpen.height { size.height = found.height }
        }
        let element = UICollectionViewLayoutAttributes(forCellWith: path)
        element.frame = CGRect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        attributes.append(element)
        addSupplementaries(item, of: path, to: element.frame)
        return size
    }

    private mutating func addSupplementaries(_ item: NSCollectionLayoutItem, of path: IndexPath, to frame: CGRect) {
        for supplementary in item.supplementaryItems {
            let size = view.supplementarySize(
                supplementary.layoutSize, in: frame.size, kind: supplementary.elementKind, path: path, owner: .item)
            var origin = supplementary.containerAnchor.origin(of: size, in: frame)
            if let own = supplementary.itemAnchor {
                // The item's own anchor lies on the container's, instead of the same edges of both.
                let unmoved = NSCollectionLayoutAnchor(edges: supplementary.containerAnchor.edges)
                let shift = own.origin(of: .zero, in: CGRect(origin: .zero, size: size))
                let corner = unmoved.origin(of: .zero, in: frame)
                let moved = supplementary.containerAnchor.offset
                origin = CGPoint(x: corner.x + moved.x - shift.x, y: corner.y + moved.y - shift.y)
            }
            let element = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: supplementary.elementKind, with: path)
            element.frame = CGRect(origin: origin, size: size)
            element.zIndex = supplementary.zIndex
            element.owner = .item
            attributes.append(element)
        }
    }

    // MARK: Groups

    private mutating func fill(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, forced: Forced
    ) -> CGSize {
        var size = group.layoutSize.size(in: container)
        if let width = forced.width { size.width = width }
        if let height = forced.height { size.height = height }
        let insets = group.contentInsets
        let inner = CGRect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let filled: CGSize
        switch group.arrangement {
        case .horizontal(let repetition): filled = fillLine(group, repetition, isRow: true, in: inner)
        case .vertical(let repetition): filled = fillLine(group, repetition, isRow: false, in: inner)
        case .custom(let provider):
            placeCustom(provider, in: inner)
            filled = inner.size
        }
        if group.layoutSize.widthDimension.isEstimated, forced.width == nil {
            size.width = filled.width + insets.leading + insets.trailing
        }
        if group.layoutSize.heightDimension.isEstimated, forced.height == nil {
            size.height = filled.height + insets.top + insets.bottom
        }
        return size
    }

    /// Items behind each other along a row or a column, as many as fit or as are to be; returns what they take.
    private mutating func fillLine(
        _ group: NSCollectionLayoutGroup, _ repetition: NSCollectionLayoutGroup.Repetition, isRow: Bool, in area: CGRect
    ) -> CGSize {
        let dimension = isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let length = isRow ? area.width : area.height
        let spacing = group.interItemSpacing?.spacing ?? 0
        let count: Int? =
            switch repetition {
            case .asManyAsFit: nil
            case .count(let count), .shares(let count): count
            }
        var share: CGFloat?
        if case .shares(let count) = repetition {
            share = max(0, length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
        }
        var (position, nominal, depth): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        /// The first attribute of each item.
        var starts: [Int] = []
        var index = 0
        while hasItems, !group.subitems.isEmpty {
            if let count, index == count { break }
            let item = group.subitems[index % group.subitems.count]
            let gap = index == 0 ? 0 : spacing
            let estimate = estimatedLength(of: item, isRow: isRow, in: area.size)
            // A line of open length has as many items as fit by their estimates.
            let used = dimension.isEstimated ? nominal : position
            if count == nil, index > 0, used + gap + estimate > length + 0.001 { break }
            let attribute = attributes.count
            let before = next
            let origin =
                isRow
                ? CGPoint(x: area.minX + position + gap, y: area.minY)
                : CGPoint(x: area.minX, y: area.minY + position + gap)
            let size = place(
                item, at: origin, in: area.size, forced: isRow ? (share, nil) : (nil, share))
            let extent = isRow ? size.width : size.height
            if count == nil, index > 0, !dimension.isEstimated, position + gap + extent > length + 0.001 {
                // Measured, it is longer than its estimate: it begins the next group.
                attributes.removeSubrange(attribute...)
                next = before
                break
            }
            starts.append(attribute)
            position += gap + extent
            nominal += gap + estimate
            depth = max(depth, isRow ? size.height : size.width)
            index += 1
        }
        if group.interItemSpacing?.isFlexibleSpacing ?? false, !dimension.isEstimated, starts.count > 1 {
            spread(starts, by: (length - position) / CGFloat(starts.count - 1), isRow: isRow)
        }
        return isRow ? CGSize(width: position, height: depth) : CGSize(width: depth, height: position)
    }

    private func estimatedLength(of item: NSCollectionLayoutItem, isRow: Bool, in container: CGSize) -> CGFloat {
        let dimension = isRow ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        let around = item.edgeSpacing?.insets ?? .zero
        return dimension.length(in: container)
            + (isRow ? around.leading + around.trailing : around.top + around.bottom)
    }

    /// Moves each item by what is free before it.
    private func spread(_ starts: [Int], by free: CGFloat, isRow: Bool) {
        guard free > 0 else { return }
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : attributes.count
            for attribute in start..<end {
                if isRow {
                    attributes[attribute].frame.origin.x += free * CGFloat(index)
                } else {
                    attributes[attribute].frame.origin.y += free * CGFloat(index)
                }
            }
        }
    }

    private mutating func placeCustom(_ provider: NSCollectionLayoutGroupCustomItemProvider, in area: CGRect) {
        let environment = LayoutEnvironment(size: area.size, insets: .zero, traits: traits)
        for item in provider(environment) where hasItems {
            let element = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: next, section: section))
            element.frame = item.frame.offsetBy(dx: area.minX, dy: area.minY)
            element.zIndex = item.zIndex
            attributes.append(element)
            next += 1
        }
    }
}
