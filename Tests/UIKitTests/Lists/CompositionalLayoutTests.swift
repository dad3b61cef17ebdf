import Testing

@testable import UIKit

@MainActor struct CompositionalLayoutTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frames(
        _ section: NSCollectionLayoutSection, items: Int,
        of layout: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) -> [CGRect] {
        let stage = ListStage(UICollectionViewCompositionalLayout(section: section, configuration: layout))
        stage.fill([("a", Array(0..<items))])
        return stage.frames
    }

    @Test func `items of a third of the width stand in rows of three`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 3)), subitems: [item])
        #expect(
            frames(NSCollectionLayoutSection(group: group), items: 4) == [
                CGRect(x: 0, y: 0, width: 125, height: 125), CGRect(x: 125, y: 0, width: 125, height: 125),
                CGRect(x: 250, y: 0, width: 125, height: 125), CGRect(x: 0, y: 125, width: 125, height: 125),
            ])
    }

    /// The items share what spacings leave: (375 - 2 · 20 - 3 · 5) / 4 = 80.
    @Test func `a counted group shares its length among its items`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 4)
        group.interItemSpacing = .fixed(5)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
        section.interGroupSpacing = 7
        #expect(
            frames(section, items: 5) == [
                CGRect(x: 20, y: 10, width: 80, height: 50), CGRect(x: 105, y: 10, width: 80, height: 50),
                CGRect(x: 190, y: 10, width: 80, height: 50), CGRect(x: 275, y: 10, width: 80, height: 50),
                CGRect(x: 20, y: 67, width: 80, height: 50),
            ])
    }

    @Test func `content insets are inside of an item's space, edge spacing outside`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(60)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(10), top: .fixed(20), trailing: nil, bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [item])
        #expect(
            frames(NSCollectionLayoutSection(group: group), items: 2) == [
                CGRect(x: 12, y: 21, width: 94, height: 56), CGRect(x: 122, y: 21, width: 94, height: 56),
            ])
    }

    /// 375 - 3 · 100 = 75 is free, in two gaps.
    @Test func `flexible spacing shares what is free`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        group.interItemSpacing = .flexible(8)
        #expect(frames(NSCollectionLayoutSection(group: group), items: 3).map(\.minX) == [0, 137.5, 275])
    }

    /// A large item beside a column of two, as in Apple's documentation of nested groups.
    @Test func `groups stand in groups`() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
        #expect(
            frames(NSCollectionLayoutSection(group: group), items: 4) == [
                CGRect(x: 0, y: 0, width: 225, height: 200), CGRect(x: 225, y: 0, width: 150, height: 100),
                CGRect(x: 225, y: 100, width: 150, height: 100), CGRect(x: 0, y: 200, width: 225, height: 200),
            ])
    }

    @Test func `a custom group places items by code`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 30)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 40, width: 20, height: 20)),
            ]
        }
        #expect(
            frames(NSCollectionLayoutSection(group: group), items: 3) == [
                CGRect(x: 0, y: 0, width: 375, height: 30), CGRect(x: 50, y: 40, width: 20, height: 20),
                CGRect(x: 0, y: 100, width: 375, height: 30),
            ])
    }

    @Test func `items of estimated height are as high as their content`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
        let stage = ListStage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        stage.fill([("a", [0, 1, 2])]) { cell, number in
            for former in cell.contentView.subviews { former.removeFromSuperview() }
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.heightAnchor.constraint(equalToConstant: [50, 80, 20][number]),
                bar.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                bar.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                bar.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor),
            ])
        }
        #expect(
            stage.frames == [
                CGRect(x: 0, y: 0, width: 187.5, height: 50), CGRect(x: 187.5, y: 0, width: 187.5, height: 80),
                CGRect(x: 0, y: 80, width: 187.5, height: 20),
            ])
    }

    /// Tags: each group is a line of as many items as fit.
    @Test func `items of estimated width flow into lines`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let stage = ListStage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        stage.fill([("a", [0, 1, 2, 3])]) { cell, number in
            for former in cell.contentView.subviews { former.removeFromSuperview() }
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.widthAnchor.constraint(equalToConstant: [200, 100, 120, 60][number]),
                bar.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
        }
        #expect(
            stage.frames == [
                CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 210, y: 0, width: 100, height: 30),
                CGRect(x: 0, y: 30, width: 120, height: 30), CGRect(x: 130, y: 30, width: 60, height: 30),
            ])
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, [CGFloat(15), 225]),
        (.groupPagingCentered, [87.5, 297.5]),
    ])
    func `a section that scrolls across shows its beginning`(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, lefts: [CGFloat]
    ) {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets.leading = 15
        let stage = ListStage(UICollectionViewCompositionalLayout(section: section))
        stage.fill([("a", [0, 1, 2, 3])])
        #expect(stage.frames.map(\.minX) == lefts)
        #expect(stage.view.contentSize == CGSize(width: 375, height: 100))
    }

    /// Source: UIKit's header, iOS 16: the caller sees to it that the group has room for so many of the item.
    @Test func `a group that repeats an item leaves it its own length`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 2)
        #expect(
            frames(NSCollectionLayoutSection(group: row), items: 3) == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 50),
                CGRect(x: 0, y: 50, width: 100, height: 50),
            ])
        let low = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: low, count: 2)
        #expect(frames(NSCollectionLayoutSection(group: column), items: 3).map(\.minY) == [0, 30, 100])
    }

    @Test func `the layout may scroll to the side`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)), repeatingSubitem: item, count: 2)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        // The screen's safe area begins below its status bar.
        configuration.contentInsetsReference = .none
        #expect(
            frames(NSCollectionLayoutSection(group: group), items: 3, of: configuration) == [
                CGRect(x: 0, y: 0, width: 100, height: 333.5), CGRect(x: 0, y: 333.5, width: 100, height: 333.5),
                CGRect(x: 100, y: 0, width: 100, height: 333.5),
            ])
    }

    @Test func `each section has its own layout, with space between them`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [self] number, _ in
                let share = 1 / CGFloat(number + 1)
                let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(share), .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(number == 0 ? 40 : 60)), repeatingSubitem: item,
                    count: number + 1)
                return NSCollectionLayoutSection(group: group)
            }, configuration: configuration)
        let stage = ListStage(layout)
        stage.fill([("a", [0]), ("b", [1, 2])])
        #expect(
            stage.frames == [
                CGRect(x: 0, y: 0, width: 375, height: 40), CGRect(x: 0, y: 52, width: 187.5, height: 60),
                CGRect(x: 187.5, y: 52, width: 187.5, height: 60),
            ])
    }

    @Test func `headers and footers extend a section, badges stand at their items, backgrounds behind all`() {
        final class Background: UICollectionReusableView {}
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer", alignment: .bottomTrailing),
        ]
        section.decorationItems = [.background(elementKind: "background")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Background.self, forDecorationViewOfKind: "background")
        let stage = ListStage(layout)
        for kind in ["badge", "header", "footer"] {
            stage.view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        stage.fill(
            [("a", [0])],
            views: { view, kind, path in
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
            })
        let frame = { (kind: String) in
            stage.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
        }
        #expect(frame("header") == CGRect(x: 10, y: 0, width: 355, height: 30))
        #expect(stage.frames == [CGRect(x: 10, y: 35, width: 355, height: 50)])
        #expect(frame("badge") == CGRect(x: 355, y: 25, width: 20, height: 20))
        #expect(frame("footer") == CGRect(x: 265, y: 90, width: 100, height: 20))
        #expect(frame("background") == CGRect(x: 0, y: 0, width: 375, height: 110))
        #expect(stage.view.subviews.first is Background)
        #expect(stage.view.contentSize.height == 110)
    }

    // MARK: Pinned headers

    private func stage(
        _ section: NSCollectionLayoutSection, _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> ListStage {
        // Where the content begins is the view's own corner, whatever the screen's safe area is.
        configuration.contentInsetsReference = .none
        let stage = ListStage(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        stage.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
        stage.fill(
            [("a", Array(0..<40))],
            views: { view, kind, path in
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
            })
        return stage
    }

    private func header(_ stage: ListStage) -> CGRect? {
        stage.view.layoutIfNeeded()
        return stage.view.visibleSupplementaryViews(ofKind: "header").first?.frame
    }

    private func pinned(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(width, height), elementKind: "header", alignment: alignment)
        item.pinToVisibleBounds = true
        return item
    }

    /// Source: Apple, *pinToVisibleBounds*, of boundary items of a section and of a layout's configuration alike.
    @Test(arguments: [NSRectAlignment.top, .bottom])
    func `a pinned header or footer of the whole layout stays in sight`(_ alignment: NSRectAlignment) {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [pinned(.fractionalWidth(1), .absolute(30), alignment)]
        let stage = stage(NSCollectionLayoutSection(group: row), configuration)
        let isTop = alignment == .top
        #expect(header(stage) == CGRect(x: 0, y: isTop ? 0 : 637, width: 375, height: 30))
        stage.view.contentOffset.y = 200
        #expect(header(stage) == CGRect(x: 0, y: isTop ? 200 : 837, width: 375, height: 30))
        // The content is 40 rows of 50 and the item.
        stage.view.contentOffset.y = 2030 - 667
        #expect(header(stage)?.minY == (isTop ? 1363 : 2000))
    }

    @Test(arguments: [(false, [0, 200]), (true, [3200, 3000])] as [(Bool, [CGFloat])])
    func `in a layout that scrolls to the side a pinned header stays at the side`(isMirrored: Bool, lefts: [CGFloat]) {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(80), .fractionalHeight(1)), subitems: [item])
        let section = NSCollectionLayoutSection(group: column)
        section.boundarySupplementaryItems = [pinned(.absolute(30), .fractionalHeight(1), .leading)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let stage = stage(section, configuration)
        if isMirrored { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.view.collectionViewLayout.invalidateLayout()
        stage.view.layoutIfNeeded()
        // 40 columns of 80 and the header.
        let begin: CGFloat = isMirrored ? 3230 - 375 : 0
        stage.view.contentOffset.x = begin
        #expect(header(stage) == CGRect(x: lefts[0], y: 0, width: 30, height: 667))
        stage.view.contentOffset.x = begin + (isMirrored ? -200 : 200)
        #expect(header(stage) == CGRect(x: lefts[1], y: 0, width: 30, height: 667))
    }

    // MARK: What is left out

    @Test func `to scroll to an item that a section would have to scroll across for is a warning`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let stage = ListStage(UICollectionViewCompositionalLayout(section: section))
        stage.fill([("a", Array(0..<10))])
        let warnings = { (item: Int) in
            RuntimeWarnings.collect {
                stage.view.scrollToItem(at: [0, item], at: .centeredHorizontally, animated: false)
            }.messages
        }
        #expect(warnings(0) == [])
        #expect(
            warnings(8) == ["item 8 of section 0 is not scrolled to: a section that scrolls across shows its beginning"]
        )
    }

    @Test func `a group without room for an item ends the section with a warning`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [])
        let (shown, warnings) = RuntimeWarnings.collect { frames(NSCollectionLayoutSection(group: group), items: 2) }
        #expect(shown.isEmpty)
        #expect(warnings.contains { $0.contains("has no room for an item") })
    }
}
