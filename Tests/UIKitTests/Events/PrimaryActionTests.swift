import Foundation
import Testing

@testable import UIKit

/// Source: UIKit's headers, iOS 16: a primary action is done after `didSelect…`, whether the selection could change or not, by a tap that does
/// not extend a selection, and by default not while editing.
@MainActor struct PrimaryActionTests {
    private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var log: [String] = []
        var isSelectable = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            isSelectable ? indexPath : nil
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("selected \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("primary \(indexPath.row)")
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            isSelectable
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("selected \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log.append("primary \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 1
        }
    }

    private func taps(_ stage: TouchStage, _ owner: Owner, _ rows: Int...) -> [String] {
        owner.log = []
        for row in rows {
            VirtualClock.shared.advance(by: 1)
            stage.tap(100, 122 + CGFloat(row) * 44)
        }
        return owner.log
    }

    private func check(_ stage: TouchStage, _ owner: Owner, setsSeveral: (Bool) -> Void, setsEditing: () -> Void) {
        #expect(taps(stage, owner, 0, 1) == ["selected 0", "primary 0", "selected 1", "primary 1"])
        owner.isSelectable = false
        #expect(taps(stage, owner, 2) == ["primary 2"])
        owner.isSelectable = true
        setsSeveral(true)
        #expect(taps(stage, owner, 2) == ["selected 2"])
        setsSeveral(false)
        setsEditing()
        #expect(taps(stage, owner, 0) == ["selected 0"])
    }

    @Test func `a tap of a row does its primary action`() {
        let stage = TouchStage()
        let owner = Owner()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
        table.dataSource = owner
        table.delegate = owner
        table.allowsSelectionDuringEditing = true
        stage.add(table)
        check(
            stage, owner, setsSeveral: { table.allowsMultipleSelection = $0 }, setsEditing: { table.isEditing = true })
    }

    @Test func `a tap of an item does its primary action`() {
        let stage = TouchStage()
        let owner = Owner()
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 375, height: 44)
        flow.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 375, height: 400), collectionViewLayout: flow)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = owner
        view.delegate = owner
        view.allowsSelectionDuringEditing = true
        stage.add(view)
        check(stage, owner, setsSeveral: { view.allowsMultipleSelection = $0 }, setsEditing: { view.isEditing = true })
        stage.window.layoutIfNeeded()
        #expect(view.visibleCells.map(\.configurationState.isEditing) == [true, false, true])
    }
}
