/// Where a compositional layout has everything; in the content's coordinates, in points.
@MainActor
struct ArrangedSections {
    /// A header or footer that stays at an edge of what is seen.
    struct Pinned {
        /// Among the attributes.
        let index: Int
        /// Which one it stays within; nil for the whole content.
        let section: Int?
        /// Whether it stays where the content begins, in the scrolling direction.
        var isAtStart: Bool
    }

    let attributes: [UICollectionViewLayoutAttributes]
    /// With headers, footers and insets.
    private(set) var sectionFrames: [CGRect]
    let contentSize: CGSize
    private var pinned: [Pinned]
    private let isVertical: Bool

    init(
        attributes: [UICollectionViewLayoutAttributes], sectionFrames: [CGRect], contentSize: CGSize, pinned: [Pinned],
        scrollDirection: UICollectionView.ScrollDirection
    ) {
        self.attributes = attributes
        self.sectionFrames = sectionFrames
        self.contentSize = contentSize
        self.pinned = pinned
        isVertical = scrollDirection == .vertical
    }

    /// For an interface from right to left: what scrolls across begins at the right then.
    mutating func mirror() {
        for each in attributes { each.frame.origin.x = contentSize.width - each.frame.maxX }
        for index in sectionFrames.indices {
            sectionFrames[index].origin.x = contentSize.width - sectionFrames[index].maxX
        }
        guard !isVertical else { return }
        for index in pinned.indices { pinned[index].isAtStart.toggle() }
    }

    /// The attributes, with pinned headers and footers where the view's bounds put them: at the edges in the scrolling direction.
    func attributes(pinnedIn view: UICollectionView?) -> [UICollectionViewLayoutAttributes] {
        guard let view, !pinned.isEmpty else { return attributes }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        var placed = attributes
        for each in pinned {
            let element = attributes[each.index].copied()
            let limits = each.section.map { sectionFrames[$0] } ?? CGRect(origin: .zero, size: contentSize)
            if isVertical {
                element.frame.origin.y = each.position(
                    of: (element.frame.minY, element.frame.height), seen: (seen.minY, seen.maxY),
                    limits: (limits.minY, limits.maxY))
            } else {
                element.frame.origin.x = each.position(
                    of: (element.frame.minX, element.frame.width), seen: (seen.minX, seen.maxX),
                    limits: (limits.minX, limits.maxX))
            }
            element.isPinned = element.frame != attributes[each.index].frame
            placed[each.index] = element
        }
        return placed
    }
}

extension ArrangedSections.Pinned {
    /// Where the element begins in the scrolling direction, in points.
    fileprivate func position(
        of own: (start: CGFloat, length: CGFloat), seen: (start: CGFloat, end: CGFloat),
        limits: (start: CGFloat, end: CGFloat)
    ) -> CGFloat {
        isAtStart
            ? max(own.start, min(seen.start, limits.end - own.length))
            : min(own.start, max(seen.end - own.length, limits.start))
    }
}
