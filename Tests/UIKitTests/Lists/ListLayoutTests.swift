import Testing

@testable import UIKit

@MainActor struct ListLayoutTests {
    private func stage(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> ListStage {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        return ListStage(UICollectionViewCompositionalLayout.list(using: configuration))
    }

    private func text(_ cell: UICollectionViewListCell, _ text: String) {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }

    /// Rows of 44 points; cards are 16 points inside of 375 (stored frames of Interface Builder). Sections leave free what a grouped
    /// table's do: 35 above the first, 17.5 below each and above the next.
    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, CGFloat(0), [CGFloat(0), 44, 88, 132]),
        (.grouped, 0, [35, 79, 158, 202]), (.insetGrouped, 16, [35, 79, 158, 202]),
    ])
    func `sections and rows are where a table's are`(
        appearance: UICollectionLayoutListConfiguration.Appearance, x: CGFloat, tops: [CGFloat]
    ) {
        let stage = stage(appearance)
        stage.fill([("a", [0, 1]), ("b", [2, 3])]) { cell, item in text(cell, "Row \(item)") }
        #expect(stage.frames == tops.map { CGRect(x: x, y: $0, width: 375 - 2 * x, height: 44) })
    }

    /// A grouped header is 17 + 16 + 6 high at 2x; on iOS 16 at 3x a list's first row begins at 38.667 (a view tree in a public repository).
    @Test func `headers and footers stand around the rows`() {
        let stage = stage(.insetGrouped) { ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary) }
        stage.fill(
            [("a", [0]), ("b", [1])],
            configure: { cell, item in text(cell, "Row \(item)") },
            boundaries: { cell, kind in
                text(cell, kind == UICollectionView.elementKindSectionHeader ? "Head" : "Foot")
            })
        // The second row: 39 + 44, the footer of 7.5 + 16 + 7.5, and 39 again.
        #expect(stage.frames.map(\.minY) == [39, 153])
        let header = stage.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 16, y: 0, width: 343, height: 39))
        let label = (header as? UICollectionViewListCell)?.contentView.subviews.first as? UILabel
        #expect(label?.text == "HEAD")
        #expect(label?.frame.minX == 16)
    }

    @Test func `a section's first item may be its header`() {
        let stage = stage(.insetGrouped) { $0.headerMode = .firstItemInSection }
        stage.fill([("a", [0, 1, 2])]) { cell, item in text(cell, "Row \(item)") }
        #expect(stage.frames.map(\.height) == [39, 44, 44])
        #expect(stage.cell(0)?.listPlace?.part == .header)
        #expect(stage.cell(0)?.layer.cornerRadius == 0)
        #expect(stage.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(stage.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(stage.cell(2)?.layer.cornerRadius == 10)
    }

    @Test func `a plain list's header stays at the top while its section is in sight`() {
        let stage = stage(.plain) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 0
        }
        stage.fill(
            [("a", Array(0..<20)), ("b", Array(20..<60))], configure: { cell, item in text(cell, "Row \(item)") },
            boundaries: { cell, _ in text(cell, "Head") })
        let header = {
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
        }
        #expect(header() == CGRect(x: 0, y: 0, width: 375, height: 28))
        stage.view.contentOffset.y = 100
        #expect(header()?.minY == 100)
        // The section ends at 28 + 20 · 44 = 908.
        stage.view.contentOffset.y = 900
        #expect(header()?.maxY == 908)
    }

    /// A separator begins with the text: 16, and behind a symbol 56.
    @Test func `separators begin with the text, and end with the section`() {
        let stage = stage(.insetGrouped)
        stage.fill([("a", [0, 1, 2])]) { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            if item == 1 { content.image = UIImage(systemName: "star") }
            cell.contentConfiguration = content
        }
        stage.window.layoutIfNeeded()
        let lines = (0..<3).map { stage.cell($0)?.bottomSeparator }
        #expect(lines[0]?.frame == CGRect(x: 16, y: 43.5, width: 327, height: 0.5))
        #expect(lines[1]?.frame == CGRect(x: 56, y: 43.5, width: 287, height: 0.5))
        #expect(lines[2]?.superlayer == nil)
    }

    @Test func `a handler changes the separators of single items`() {
        let stage = stage(.plain) {
            $0.itemSeparatorHandler = { path, configuration in
                var changed = configuration
                if path.item == 0 { changed.bottomSeparatorVisibility = .hidden }
                if path.item == 1 { changed.bottomSeparatorInsets.leading = 30 }
                return changed
            }
        }
        stage.fill([("a", [0, 1])]) { cell, item in text(cell, "Row \(item)") }
        #expect(stage.cell(0)?.bottomSeparator.superlayer == nil)
        #expect(stage.cell(1)?.bottomSeparator.frame.minX == 30)
    }

    @Test func `the separator's guide moves the separator`() {
        let stage = stage(.plain)
        stage.fill([("a", [0])]) { cell, _ in
            let label = UILabel()
            label.text = "Own"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
                cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            ])
        }
        #expect(stage.cell(0)?.bottomSeparator.frame.minX == 70)
        // 12 + 20.5 + 12.
        #expect(stage.cell(0)?.frame.height == 44.5)
    }

    @Test func `a grouped list colours what is behind it, to the ends of the view`() {
        let stage = stage(.insetGrouped)
        stage.fill([("a", [0])])
        stage.view.layoutIfNeeded()
        let bands = stage.view.collectionViewLayout.backgroundBands(in: stage.view.bounds)
        #expect(bands.map(\.rect) == [CGRect(x: 0, y: 0, width: 375, height: 667)])
        #expect(bands.first?.color == .systemGroupedBackground)
    }

    @Test func `from right to left a list is mirrored`() {
        let stage = stage(.plain)
        stage.controller.view.semanticContentAttribute = .forceRightToLeft
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.fill([("a", [0])]) { cell, _ in
            cell.semanticContentAttribute = .forceRightToLeft
            text(cell, "Row")
            cell.accessories = [.disclosureIndicator()]
        }
        let cell = stage.cell(0)
        #expect(cell?.contentView.frame == CGRect(x: 26.5, y: 0, width: 348.5, height: 44))
        #expect(cell?.bottomSeparator.frame == CGRect(x: 0, y: 43.5, width: 359, height: 0.5))
    }
}
