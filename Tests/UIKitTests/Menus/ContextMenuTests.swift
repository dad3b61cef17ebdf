import Foundation
import SnapGraphics
import Testing

@testable import UIKit

@MainActor struct ContextMenuTests {
    @MainActor private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var hasMenu = true

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("asked at \(location.x) \(location.y)")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.log.append("copied") }])
            })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("will display") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("will end") }
    }

    private func press(_ stage: TouchStage, at point: CGPoint, for seconds: Double = 0.5) {
        let finger = stage.press(point)
        VirtualClock.shared.advance(by: seconds)
        finger?.lift()
        stage.window.layoutIfNeeded()
    }

    private func rows(in view: UIView) -> [MenuRowView] {
        [view as? MenuRowView].compactMap { $0 } + view.subviews.flatMap(rows)
    }

    @Test func `a finger that rests opens the menu, and the delegate hears of its begin and end`() throws {
        let stage = TouchStage()
        let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 60))
        let owner = Owner()
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        stage.add(view)
        press(stage, at: CGPoint(x: 60, y: 210), for: 0.25)
        #expect(owner.log == [])
        press(stage, at: CGPoint(x: 60, y: 210))
        #expect(owner.log == ["asked at 10.0 10.0", "will display"])
        let row = try #require(rows(in: stage.window).first)
        let place = row.convert(CGPoint(x: 20, y: 20), to: nil)
        stage.tap(place.x, place.y)
        #expect(owner.log == ["asked at 10.0 10.0", "will display", "will end", "copied"])
        #expect(rows(in: stage.window).isEmpty)
    }

    @Test(arguments: [
        CGRect(x: 20, y: 60, width: 350, height: 740), CGRect(x: 20, y: 60, width: 350, height: 640),
        CGRect(x: 20, y: -300, width: 350, height: 2000),
    ])
    func `a view that leaves no room moves up or shrinks, and all of the menu is below it`(source: CGRect) {
        let area = CGRect(x: 8, y: 55, width: 377, height: 755)
        let placement = MenuPlacement(
            beside: source, in: area, width: 250, movesSource: true, grid: PixelGrid(scale: 3)
        ) { min(132, $0) }
        #expect(placement.frame.height == 132)
        #expect(area.contains(placement.frame) && area.contains(placement.source.insetBy(dx: 1, dy: 0)))
        #expect(placement.frame.minY >= placement.source.maxY + 8)
        #expect(abs(placement.source.midX - source.midX) < 0.5)
        #expect(abs(placement.source.width / placement.source.height - source.width / source.height) < 0.01)
    }

    @Test func `a view with room beside it stays where it is`() {
        let source = CGRect(x: 20, y: 500, width: 350, height: 60)
        let placement = MenuPlacement(
            beside: source, in: CGRect(x: 8, y: 55, width: 377, height: 755), width: 250, movesSource: true,
            grid: PixelGrid(scale: 3)
        ) { min(400, $0) }
        #expect(placement.source == source)
        #expect(placement.frame.maxY == 492)
    }

    @Test func `without a configuration the press is the view's own`() {
        let stage = TouchStage()
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 60))
        let owner = Owner()
        owner.hasMenu = false
        button.addInteraction(UIContextMenuInteraction(delegate: owner))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.add(button)
        press(stage, at: CGPoint(x: 60, y: 210))
        #expect(owner.log == ["asked at 10.0 10.0"])
        #expect(taps == 1)
    }

    @Test func `a view takes an interaction from another, and gives it up`() {
        let (first, second) = (UIView(), UIView())
        let owner = Owner()
        let interaction = UIContextMenuInteraction(delegate: owner)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        #expect(first.interactions.isEmpty && second.interactions.count == 1)
        #expect(interaction.view === second)
        second.removeInteraction(interaction)
        #expect(interaction.view == nil && second.gestureRecognizers == nil)
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row == 1 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in }])
            })
        }
    }

    @Test func `a table asks its delegate, and selects no row whose menu opens`() {
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
        let rows = Rows()
        table.dataSource = rows
        table.delegate = rows
        stage.add(table)
        press(stage, at: CGPoint(x: 100, y: 160))
        #expect(self.rows(in: stage.window).map(\.accessibilityLabel) == ["Row 1"])
        #expect(rows.selected == [])
        stage.tap(300, 600)
        press(stage, at: CGPoint(x: 100, y: 210))
        #expect(self.rows(in: stage.window).isEmpty)
        #expect(rows.selected == [2])
    }

    @MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var asked: [[IndexPath]] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPaths)
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "\(indexPaths.count) items") { _ in }])
            })
        }
    }

    /// Source: Apple, *collectionView(_:contextMenuConfigurationForItemsAt:point:)*, iOS 16.
    @Test func `a collection asks for the menu of an item, or of all selected ones where it is one of them`() {
        let stage = TouchStage()
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 375, height: 50)
        flow.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 375, height: 400), collectionViewLayout: flow)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.allowsMultipleSelection = true
        let items = Items()
        view.dataSource = items
        view.delegate = items
        stage.add(view)
        press(stage, at: CGPoint(x: 100, y: 175))
        #expect(items.asked == [[[0, 1]]])
        #expect(rows(in: stage.window).map(\.accessibilityLabel) == ["1 items"])
        #expect(view.indexPathsForSelectedItems == nil)
        stage.tap(300, 600)
        view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        press(stage, at: CGPoint(x: 100, y: 125))
        #expect(items.asked == [[[0, 1]], [[0, 2], [0, 0]]])
    }
}
