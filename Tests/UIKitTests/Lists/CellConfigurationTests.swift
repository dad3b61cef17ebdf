import Testing

@testable import UIKit

/// A content of an app's own: a bar of a height.
private struct BarConfiguration: UIContentConfiguration {
    var height: CGFloat
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { BarView(self) }

    func updated(for state: any UIConfigurationState) -> BarConfiguration {
        var copy = self
        copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
        return copy
    }
}

private final class BarView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }
    private let bar = UIView()
    private var height: NSLayoutConstraint?

    init(_ configuration: BarConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        let height = bar.heightAnchor.constraint(equalToConstant: 0)
        self.height = height
        NSLayoutConstraint.activate([
            height, bar.topAnchor.constraint(equalTo: topAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let shown = configuration as? BarConfiguration else { return }
        height?.constant = shown.height
        backgroundColor = shown.isSelected ? .systemBlue : .systemGray
    }
}

@MainActor struct CellConfigurationTests {
    @MainActor private final class Rows: UITableViewDataSource {
        let stage = TouchStage()
        let table: UITableView
        var configure: (UITableViewCell, Int) -> Void = { _, _ in }

        init(style: UITableView.Style = .plain) {
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
            table.contentInsetAdjustmentBehavior = .never
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        func show(_ configure: @escaping (UITableViewCell, Int) -> Void) {
            self.configure = configure
            table.dataSource = self
            stage.add(table)
        }

        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            configure(cell, indexPath.row)
            return cell
        }
    }

    /// A row is its content and the separator's half point: 60 and 0.5 for two texts; no row with a text is lower than 44.
    @Test func `a table's rows have the heights of their configured content`() {
        let rows = Rows()
        rows.show { cell, row in
            var content = row == 0 ? UIListContentConfiguration.cell() : .subtitleCell()
            content.text = "Title"
            if row == 1 { content.secondaryText = "Detail" }
            cell.contentConfiguration = row == 2 ? BarConfiguration(height: 80) : content
        }
        #expect((0..<3).map { rows.cell($0)?.frame.height } == [44, 60.5, 80.5])
    }

    /// Margins of 16 at 375 points; the chevron takes 10.5 and the margin behind it (stored frames of Interface Builder): 375 - 16 - 10.5 - 8 - 16.
    @Test func `content keeps the cell's margins, and 8 points from an accessory`() {
        let rows = Rows()
        rows.show { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            cell.contentConfiguration = content
            cell.accessoryType = row == 1 ? .disclosureIndicator : .none
        }
        let widths = (0..<2).map { rows.cell($0)?.contentView.subviews.first?.frame }
        #expect(widths[0] == CGRect(x: 16, y: 11.5, width: 343, height: 20.5))
        #expect(widths[1] == CGRect(x: 16, y: 11.5, width: 324.5, height: 20.5))
    }

    @Test func `a configured view is the cell's content view until the configuration is gone`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView is UIListContentView)
        let first = cell.contentView
        cell.contentConfiguration = UIListContentConfiguration.valueCell()
        #expect(cell.contentView === first)
        cell.contentConfiguration = BarConfiguration(height: 10)
        #expect(cell.contentView is BarView)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
        #expect(cell.contentConfiguration == nil)
    }

    @Test func `configurations follow the cell's state, unless that is turned off`() {
        let rows = Rows()
        rows.show { cell, row in
            cell.contentConfiguration = BarConfiguration(height: 50)
            cell.automaticallyUpdatesContentConfiguration = row != 1
        }
        for row in 0..<2 {
            rows.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            rows.stage.window.layoutIfNeeded()
            let color = rows.cell(row)?.contentView.backgroundColor
            #expect(color == (row == 0 ? .systemBlue : .systemGray))
        }
    }

    @Test func `the handler is called for every state, after the subclass`() {
        final class Cell: UITableViewCell {
            var log: [String] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                log.append("cell \(state.isSelected)")
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            (cell as? Cell)?.log.append("handler \(state.isSelected)")
            var content = UIListContentConfiguration.cell()
            content.text = state.isSelected ? "On" : "Off"
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        #expect(cell.log == ["cell false", "handler false"])
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.log.suffix(2) == ["cell true", "handler true"])
        #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["On"])
    }

    @Test func `a table's cell begins with the background of the table's style`() {
        let grouped = Rows(style: .insetGrouped)
        grouped.show { _, _ in }
        #expect(grouped.cell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        let plain = Rows()
        plain.show { _, _ in }
        #expect(plain.cell(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
    }

    @Test func `a background configuration takes the place of the cell's own background`() throws {
        let rows = Rows()
        rows.show { cell, _ in
            cell.backgroundColor = .systemRed
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemYellow
            background.cornerRadius = 6
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            cell.backgroundConfiguration = background
        }
        let cell = try #require(rows.cell(0))
        #expect(cell.backgroundColor == nil)
        let view = try #require(cell.subviews.first as? SystemBackgroundView)
        #expect(view.frame == CGRect(x: 2, y: 1, width: 369, height: 40))
        cell.backgroundConfiguration = nil
        #expect(view.superview == nil)
    }

    @Test func `a section's header takes a configuration of the table's style`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .grouped)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        #expect(view?.defaultContentConfiguration().textProperties.transform == .uppercase)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Network"
        view?.contentConfiguration = content
        let size = view?.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // 17 + 16 (13 points) + 6.
        #expect(size?.height == 39)
    }

    @Test func `an app's own values travel in the state`() {
        var state = UICellConfigurationState(traitCollection: .current)
        let key = UIConfigurationStateCustomKey("app.isArchived")
        #expect(state[key] == AnyHashable?.none)
        state[key] = true
        #expect(state[key] == AnyHashable(true))
    }

    /// Since iOS 16 (Apple, *UITableView.SelfSizingInvalidation*).
    @Test func `a row whose content changes while it is shown takes the new height`() {
        let rows = Rows()
        rows.show { cell, _ in cell.contentConfiguration = BarConfiguration(height: 50) }
        #expect(rows.cell(1)?.frame == CGRect(x: 0, y: 50.5, width: 375, height: 50.5))
        rows.cell(0)?.contentConfiguration = BarConfiguration(height: 70)
        rows.stage.window.layoutIfNeeded()
        #expect(rows.cell(0)?.frame.height == 70.5)
        #expect(rows.cell(1)?.frame.minY == 70.5)
    }
}
