import Testing

@testable import UIKit

@MainActor
@Suite struct CollectionViewTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    final class Cell: UICollectionViewCell {
        let label = UILabel()
        var reuses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            ])
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class Header: UICollectionReusableView {}

    final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts: [Int]
        var sizes: [CGSize] = []

        init(_ counts: [Int]) {
            self.counts = counts
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.label.text = String(repeating: "m", count: indexPath.item + 1)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            let flow = collectionViewLayout as? UICollectionViewFlowLayout
            return sizes.indices.contains(indexPath.item) ? sizes[indexPath.item] : flow?.itemSize ?? .zero
        }
    }

    let layout = UICollectionViewFlowLayout()

    private func view(_ source: Source, width: CGFloat = 200, height: CGFloat = 300) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }

    private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

    private final class TaggedAttributes: UICollectionViewLayoutAttributes {}

    private final class TaggedLayout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { TaggedAttributes.self }
    }

    @Test func `a flow layout makes attributes of the class that a subclass names`() {
        let source = Source([1])
        let view = view(source)
        view.collectionViewLayout = TaggedLayout()
        view.layoutIfNeeded()
        let attributes = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        #expect(attributes.count == 1 && attributes[0] is TaggedAttributes)
    }

    @Test func `a full line shares its free space, and the last one keeps the spacing`() {
        let source = Source([5])
        let view = view(source)
        // Three of 50 and two gaps of at least 10 in 200: gaps of 25.
        #expect(frames(view).map(\.minX) == [0, 75, 150, 0, 75])
        #expect(frames(view).map(\.minY) == [0, 0, 0, 60, 60])
        #expect(view.contentSize == CGSize(width: 200, height: 110))
    }

    @Test func `section insets, headers and spacings add up`() {
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.minimumLineSpacing = 4
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.minimumInteritemSpacing = 0
        let source = Source([3, 1])
        let view = view(source)
        #expect(
            frames(view).map(\.origin) == [
                CGPoint(x: 10, y: 35), CGPoint(x: 100, y: 35), CGPoint(x: 10, y: 79), CGPoint(x: 10, y: 169),
            ])
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame == CGRect(x: 0, y: 134, width: 200, height: 30))
        #expect(view.contentSize.height == 224)
    }

    @Test func `items of different heights stand in the middle of their line`() {
        let source = Source([2])
        source.sizes = [CGSize(width: 50, height: 50), CGSize(width: 50, height: 20)]
        let view = view(source)
        #expect(frames(view).map(\.minY) == [0, 15])
        #expect(frames(view).map(\.minX) == [0, 60])
    }

    @Test func `a horizontal layout fills columns`() {
        layout.scrollDirection = .horizontal
        let source = Source([5])
        let view = view(source, width: 200, height: 120)
        // Two of 50 and a gap of at least 10 in 120: a gap of 20.
        #expect(frames(view).map(\.minX) == [0, 0, 60, 60, 120])
        #expect(frames(view).map(\.minY) == [0, 70, 0, 70, 0])
        #expect(view.contentSize == CGSize(width: 170, height: 120))
    }

    @Test func `cells find their own size where the layout asks for it`() {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let source = Source([2])
        let view = view(source)
        let label = UILabel()
        label.text = "mm"
        let size = label.intrinsicContentSize
        #expect(frames(view)[1].size == CGSize(width: size.width + 16, height: size.height + 8))
    }

    @Test func `only what is in sight has cells, and they are used again`() {
        let source = Source([300])
        let view = view(source)
        let before = view.visibleCells.count
        #expect(before == 15)
        view.contentOffset.y = 600
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 15)
        #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 30, section: 0))
        #expect(view.subviews.count == 15)
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(view.visibleCells.allSatisfy { ($0 as? Cell)?.reuses ?? 0 > 0 })
    }

    @Test func `selecting marks the cell and scrolls`() {
        let source = Source([300])
        let view = view(source)
        let path = IndexPath(item: 90, section: 0)
        view.selectItem(at: path, animated: false, scrollPosition: .top)
        #expect(view.contentOffset.y == 1800)
        #expect(view.cellForItem(at: path)?.isSelected == true)
        view.selectItem(at: IndexPath(item: 91, section: 0), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 91, section: 0)])
        #expect(view.cellForItem(at: path)?.isSelected == false)
    }

    @Test func `changes are shown at once, and another width arranges all anew`() {
        let source = Source([2])
        let view = view(source)
        source.counts = [4]
        view.performBatchUpdates {
            view.insertItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
        }
        #expect(view.visibleCells.count == 4)
        view.frame.size.width = 120
        view.layoutIfNeeded()
        #expect(frames(view).map(\.minX) == [0, 70, 0, 70])
    }

    @Test func `a layout of one's own places the cells`() {
        final class Diagonal: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).map { item in
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                    attributes.frame = CGRect(x: item * 20, y: item * 20, width: 30, height: 30)
                    attributes.zIndex = -item
                    return attributes
                }
            }
        }
        let source = Source([3])
        let view = view(source)
        view.collectionViewLayout = Diagonal()
        view.layoutIfNeeded()
        #expect(frames(view).map(\.minX) == [0, 20, 40])
        // The first item lies above the others.
        #expect(view.subviews.last === view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(view.contentSize == CGSize(width: 100, height: 100))
    }

    @Test func `who is told of an element that comes into sight finds it in its place`() {
        final class Watching: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var log: [String] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { log.append("cell \(indexPath.item) at \(cell.frame.minY.brief)") }
            func collectionView(
                _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                forElementKind elementKind: String, at indexPath: IndexPath
            ) { log.append("header of \(view.bounds.height.brief)") }
            func collectionView(
                _ collectionView: UICollectionView,
                didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String,
                at indexPath: IndexPath
            ) { log.append("end of header") }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 120), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let source = Watching()
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        #expect(source.log == ["header of 20", "cell 0 at 20"])
        source.log = []
        view.contentOffset.y = 220
        view.layoutIfNeeded()
        // The first one's cell is used again by then.
        #expect(source.log.filter { $0.hasPrefix("cell") } == ["cell 2 at 220", "cell 3 at 320"])
        #expect(source.log.contains("end of header"))
    }

    @Test func `what an app puts into a collection view stays above its cells`() {
        let source = Source([3])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let note = UILabel()
        view.addSubview(note)
        view.layoutIfNeeded()
        #expect(view.subviews.count == 4)
        #expect(view.subviews.last === note)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.subviews.last === note)
    }
}
