import Testing

@testable import UIKit

@MainActor struct ListCellTests {
    private func stage(
        isEditing: Bool = false, _ accessories: [UICellAccessory],
        _ change: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) -> ListStage {
        let stage = ListStage(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        stage.view.isEditing = isEditing
        stage.fill([("a", [0])]) { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
            cell.accessories = accessories
            change(cell)
        }
        return stage
    }

    private func accessoryFrames(_ stage: ListStage) -> [CGRect] {
        stage.window.layoutIfNeeded()
        guard let cell = stage.cell(0) else { return [] }
        return cell.subviews.filter { $0 !== cell.contentView && !($0 is SystemBackgroundView) }.map(\.frame)
            .sorted { $0.minX < $1.minX }
    }

    /// As a table's: the chevron's box of 10.5 (2x) and the margin of 16 behind it; the sign of a checkmark is 24 wide.
    @Test func `accessories stand at the margin and narrow the content`() {
        let chevron = stage([.disclosureIndicator()])
        #expect(accessoryFrames(chevron) == [CGRect(x: 348.5, y: 15, width: 10.5, height: 14)])
        #expect(chevron.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 44))
        let two = stage([.checkmark(), .disclosureIndicator()])
        #expect(accessoryFrames(two).map(\.minX) == [348.5 - 8 - 24, 348.5])
    }

    /// Source: Apple, *UICollectionViewListCell.accessories*: their order in the array does not affect that of the system's.
    @Test func `the system's accessories have an order of their own`() {
        let accessories: [UICellAccessory] = [
            .label(text: "5"), .detail(), .disclosureIndicator(), .reorder(displayed: .always),
            .delete(displayed: .always),
        ]
        let frames = accessoryFrames(stage(accessories))
        #expect(frames.count == 5 && frames[0].minX == 16 && frames[4].maxX == 375 - 16)
        #expect(frames.map(\.width).suffix(3) == [24, 10.5, 24])
        #expect(accessoryFrames(stage(accessories.reversed())) == frames)
    }

    /// As in iOS, where the chevron of an expandable header is on a line with its text.
    @Test func `a header's accessories are on a line with its text`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let stage = ListStage(UICollectionViewCompositionalLayout.list(using: configuration))
        stage.fill([("a", [0, 1])]) { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Header"
            cell.contentConfiguration = content
            cell.accessories = item == 0 ? [.outlineDisclosure()] : []
        }
        stage.window.layoutIfNeeded()
        let cell = try #require(stage.cell(0))
        let sign = try #require(cell.subviews.first { $0 is CellAccessorySignView })
        let text = try #require(cell.contentView.subviews.first { $0 is UILabel })
        let middle = cell.convert(CGPoint(x: 0, y: text.frame.midY), from: cell.contentView).y
        #expect(abs(sign.frame.midY - middle) <= 0.5)
        #expect(sign.frame.midY > cell.bounds.midY + 5)
    }

    @Test func `accessories for editing are shown while editing alone`() {
        let accessories: [UICellAccessory] = [
            .delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing),
        ]
        #expect(accessoryFrames(stage(accessories)).map(\.minX) == [348.5])
        let editing = stage(isEditing: true, accessories)
        #expect(accessoryFrames(editing).map(\.minX) == [16, 375 - 16 - 24])
        // The content begins behind the sign: 16 + 24.
        #expect(editing.cell(0)?.contentView.frame == CGRect(x: 40, y: 0, width: 295, height: 44))
        editing.view.isEditing = false
        #expect(accessoryFrames(editing).map(\.minX) == [348.5])
    }

    @Test func `a hidden accessory takes no room`() {
        let stage = stage([.checkmark(options: .init(isHidden: true))])
        #expect(accessoryFrames(stage).isEmpty)
        #expect(stage.cell(0)?.contentView.frame.width == 375)
    }

    @Test func `a custom view has its place, its width and its position`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        let before = UICellAccessory.customView(
            configuration: .init(
                customView: view, placement: .trailing(at: UICellAccessory.position(before: .disclosureIndicator)),
                reservedLayoutWidth: .custom(50), maintainsFixedSize: true))
        let stage = stage([.disclosureIndicator(), before])
        // 50 of room end 8 points before the chevron; the view stands in their middle.
        #expect(accessoryFrames(stage).first == CGRect(x: 348.5 - 8 - 50 + 10, y: 17, width: 30, height: 10))
    }

    @Test func `indentation moves the content in`() {
        let stage = stage([]) { $0.indentationLevel = 2 }
        #expect(stage.cell(0)?.contentView.frame == CGRect(x: 20, y: 0, width: 355, height: 44))
    }

    @Test func `a touch of an accessory that does something is not the cell's`() {
        var touches = 0
        let stage = stage([.detail(actionHandler: { touches += 1 })])
        stage.window.layoutIfNeeded()
        VirtualClock.shared.advance(by: 1)
        TouchDelivery(pressing: CGPoint(x: 347, y: 22))?.lift()
        #expect(touches == 1)
        #expect(stage.view.indexPathsForSelectedItems == nil)
        VirtualClock.shared.advance(by: 1)
        TouchDelivery(pressing: CGPoint(x: 100, y: 22))?.lift()
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func `a list's cell has the list's background, grey while it is selected`() {
        let stage = stage([])
        let cell = stage.cell(0)
        #expect(cell?.backgroundConfiguration?.backgroundColor == .systemBackground)
        stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        stage.window.layoutIfNeeded()
        #expect(cell?.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test func `a background colour of its own takes the place of the list's`() {
        let stage = stage([]) { $0.backgroundColor = .systemMint }
        stage.window.layoutIfNeeded()
        #expect(stage.cell(0)?.backgroundConfiguration == nil)
        #expect(stage.cell(0)?.backgroundColor == .systemMint)
    }

    @Test func `in a sidebar a selected cell's texts and accessories are white on the tint`() {
        let stage = ListStage(UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        stage.fill([("a", [0])]) { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Inbox"
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "5")]
        }
        let colors = {
            stage.window.layoutIfNeeded()
            guard let cell = stage.cell(0) else { return [UIColor?]() }
            let labels = (cell.contentView.subviews + cell.subviews).compactMap { $0 as? UILabel }
            return labels.map { $0.textColor }
        }
        #expect(colors() == [.label, .secondaryLabel])
        stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        #expect(colors() == [.white, .white])
        #expect(stage.cell(0)?.backgroundConfiguration?.backgroundColor == nil)
    }
}
