import SnapGraphics
import SnapRaster
import Testing

@testable import UIKit

/// A label's stand-in: a view of a fixed height.
private final class Bar: UIView {
    let height: CGFloat
    init(height: CGFloat) {
        self.height = height
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

private final class BarCell: UITableViewCell {
    private(set) var reuses = 0
    private(set) var bar: Bar?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    func show(height: CGFloat) {
        bar?.removeFromSuperview()
        let bar = Bar(height: height)
        contentView.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            bar.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
        self.bar = bar
    }
}

@MainActor
private final class Source: UITableViewDataSource, UITableViewDelegate {
    /// Bar heights by section and row.
    var sections: [[CGFloat]]
    var rowHeight = UITableView.automaticDimension
    var headerHeight: CGFloat = 0
    private(set) var asked: [IndexPath] = []
    private(set) var events: [String] = []

    init(_ sections: [[CGFloat]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "bar", for: indexPath)
        (cell as? BarCell)?.show(height: sections[indexPath.section][indexPath.row])
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headerHeight > 0 ? UIView() : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight > 0 ? headerHeight : tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        events.append("show \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        events.append("hide \(indexPath.row)")
    }
}

/// One cell a section, with one title for all.
@MainActor
private final class FixedCells: UITableViewDataSource {
    let cells: [UITableViewCell]
    let title: String?

    init(_ cells: [UITableViewCell], title: String? = nil) {
        self.cells = cells
        self.title = title
    }

    func numberOfSections(in tableView: UITableView) -> Int { cells.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.section]
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
}

@MainActor
struct UITableViewTests {
    private func table(
        _ source: Source, size: CGSize = CGSize(width: 375, height: 200), style: UITableView.Style = .plain
    ) -> UITableView {
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.register(BarCell.self, forCellReuseIdentifier: "bar")
        table.dataSource = source
        table.delegate = source
        return table
    }

    // MARK: The menu popover

    /// Three rows of 45 in a view of 240 × 148, of which the arrow takes 13 at the top.
    private func menu(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior?) -> (UIView, UITableView, Source) {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 148))
        host.safeAreaOrigin = UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0)
        let source = Source([[20, 20, 20]])
        source.rowHeight = 45
        let table = table(source, size: .zero)
        table.isScrollEnabled = false
        table.backgroundColor = .clear
        if let behavior { table.contentInsetAdjustmentBehavior = behavior }
        table.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: host.topAnchor),
            table.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ])
        host.layoutIfNeeded()
        return (host, table, source)
    }

    @Test(
        arguments: [
            (nil, [0, 45, 90]), (.never, [0, 45, 90]), (.always, [13, 58, 103]),
        ] as [(UIScrollView.ContentInsetAdjustmentBehavior?, [CGFloat])])
    func `rows of a menu popover begin under its arrow unless insets are always adjusted`(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior?, expected: [CGFloat]
    ) {
        let (host, table, source) = menu(behavior)
        let tops = table.visibleCells.map { $0.convert($0.bounds, to: host).minY }
        #expect(tops == expected)
        #expect(table.visibleCells.map(\.frame.size) == [CGSize](repeating: CGSize(width: 240, height: 45), count: 3))
        #expect(table.contentSize == CGSize(width: 240, height: 135))
        withExtendedLifetime(source) {}
    }

    @Test func `an arrow at the side keeps content out of its strip, and rows with always`() {
        let (host, table, source) = menu(nil)
        host.safeAreaOrigin = UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0)
        host.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minX) == [0, 0, 0])
        #expect(table.visibleCells.map(\.contentView.frame.minX) == [13, 13, 13])
        table.contentInsetAdjustmentBehavior = .always
        host.layoutIfNeeded()
        let cell = table.visibleCells[0]
        #expect(cell.convert(cell.bounds, to: host) == CGRect(x: 13, y: 0, width: 227, height: 45))
        #expect(cell.contentView.frame.minX == 0)
        withExtendedLifetime(source) {}
    }

    // MARK: Heights and cells

    @Test func `only rows in sight have cells`() {
        let source = Source([[CGFloat](repeating: 20, count: 100)])
        source.rowHeight = 50
        let table = table(source)
        table.layoutIfNeeded()
        #expect(source.asked.map(\.row) == [0, 1, 2, 3])
        #expect(table.contentSize.height == 5000)
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) == nil)
    }

    @Test func `a row fits its content with margins of 11 and the separator`() {
        let source = Source([[20, 40.5, 20]])
        let table = table(source)
        table.layoutIfNeeded()
        // 2x: 11 + 20 + 11 + 0.5, and 20.5 more.
        #expect(table.visibleCells.map(\.frame.height) == [42.5, 63, 42.5])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 42.5, 105.5])
        #expect(table.visibleCells[1].contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 62.5))
        let bar = table.visibleCells.compactMap { $0 as? BarCell }[1].bar
        #expect(bar?.frame == CGRect(x: 16, y: 11, width: 343, height: 40.5))
        table.separatorStyle = .none
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [42, 62.5, 42])
    }

    @Test func `rows that were guessed too high bring more rows into sight`() {
        // Estimated at 44 each, five rows fill 200 points; they are 11 + 4 + 11 + 0.5 high.
        let source = Source([[CGFloat](repeating: 4, count: 20)])
        let table = table(source)
        table.layoutIfNeeded()
        // 200 / 26.5 = 7.5: eight rows, the other twelve count 44.
        #expect(table.indexPathsForVisibleRows?.count == 8)
        #expect(table.contentSize.height == 8 * 26.5 + 12 * 44)
    }

    @Test func `a cell without constraints in it is 44 points high`() {
        final class Empty: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Empty()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(table.visibleCells.first?.contentView.frame.height == 43.5)
    }

    @Test func `scrolling uses cells again and tells the delegate`() {
        let source = Source([[CGFloat](repeating: 20, count: 10)])
        source.rowHeight = 100
        let table = table(source)
        table.layoutIfNeeded()
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BarCell
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [3, 4])
        #expect(source.events == ["show 0", "show 1", "show 3", "show 4", "hide 0", "hide 1"])
        table.contentOffset.y = 600
        table.layoutIfNeeded()
        #expect(first?.reuses == 1 && first?.superview === table)
    }

    @Test func `reloading asks for everything again and deselects`() {
        let source = Source([[20, 20]])
        let table = table(source)
        table.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        source.sections = [[20], [20, 20]]
        table.reloadData()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
        #expect(table.visibleCells.count == 3)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `selection is the cell's and the table's`() {
        let source = Source([[20, 20]])
        let table = table(source)
        table.layoutIfNeeded()
        let path = IndexPath(row: 1, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == path)
        #expect(table.cellForRow(at: path)?.isSelected == true)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
        #expect(table.cellForRow(at: path)?.isSelected == false)
    }

    // MARK: Sections

    @Test(
        arguments: [
            // 22 above each plain header of 30, then the row of 50.
            (.plain, 30, [22, 52, 154]),
            // Without headers: 35 above the first grouped row; 17.5 + 17.5 between sections at 2x.
            (.grouped, 0, [0, 35, 120]),
            (.insetGrouped, 0, [0, 35, 120]),
            (.grouped, 30, [0, 30, 127.5]),
        ] as [(UITableView.Style, CGFloat, [CGFloat])])
    func `sections are apart by style, headers and footers`(
        style: UITableView.Style, header: CGFloat, expected: [CGFloat]
    ) {
        let source = Source([[20], [20]])
        source.rowHeight = 50
        source.headerHeight = header
        let table = table(source, style: style)
        table.layoutIfNeeded()
        let tops = [
            table.rectForHeader(inSection: 0).minY, table.rectForRow(at: [0, 0]).minY,
            table.rectForRow(at: [1, 0]).minY,
        ]
        #expect(tops == expected)
    }

    @Test(
        arguments: [
            // Interface Builder's own heights: 28 in plain tables, also in those without headers, and 18 in grouped ones.
            (.plain, 28, nil, [0, 50]), (.plain, 28, "Title", [50, 150]), (.grouped, 18, nil, [18, 104]),
        ] as [(UITableView.Style, CGFloat, String?, [CGFloat])])
    func `a table's own header height counts in plain sections with a header, and in all grouped ones`(
        style: UITableView.Style, height: CGFloat, title: String?, expected: [CGFloat]
    ) {
        let source = FixedCells([UITableViewCell(), UITableViewCell()], title: title)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
        table.rowHeight = 50
        table.sectionHeaderHeight = height
        table.sectionFooterHeight = height
        table.dataSource = source
        table.layoutIfNeeded()
        #expect([table.rectForRow(at: [0, 0]).minY, table.rectForRow(at: [1, 0]).minY] == expected)
    }

    @Test func `a plain header stays at the top until its section is gone`() {
        let source = Source([[20, 20, 20], [20, 20, 20]])
        source.rowHeight = 100
        source.headerHeight = 30
        let table = table(source)
        table.sectionHeaderTopPadding = 0
        table.contentOffset.y = 250
        table.layoutIfNeeded()
        #expect(table.headers[0]?.frame.minY == 250)
        table.contentOffset.y = 320
        table.layoutIfNeeded()
        // The section ends at 330: its header is pushed out by the next one.
        #expect(table.headers[0]?.frame.minY == 300)
        #expect(table.headers[1]?.frame.minY == 330)
    }

    @Test func `cards are inset, and round where they begin and end`() {
        let source = Source([[20, 20, 20]])
        source.rowHeight = 50
        let table = table(source, style: .insetGrouped)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minX) == [16, 16, 16])
        #expect(table.visibleCells.map(\.frame.width) == [343, 343, 343])
        #expect(
            table.visibleCells.map(\.layer.maskedCorners) == [
                [.layerMinXMinYCorner, .layerMaxXMinYCorner], [], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
            ])
        #expect(table.visibleCells.map(\.layer.cornerRadius) == [10, 0, 10])
        #expect(table.visibleCells.map(\.clipsToBounds) == [true, false, true])
        #expect(!UITableViewCell().clipsToBounds)
    }

    @Test func `header, footer and background of the table are placed around the sections`() {
        let source = Source([[20, 20]])
        source.rowHeight = 50
        let table = table(source)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
        table.backgroundView = UIView()
        table.contentOffset.y = 10
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(table.rectForRow(at: [0, 0]).minY == 60)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 160, width: 375, height: 25))
        #expect(table.contentSize.height == 185)
        #expect(table.backgroundView?.frame == CGRect(x: 0, y: 10, width: 375, height: 200))
        #expect(table.subviews.first === table.backgroundView)
    }

    // MARK: Cells

    @Test(
        arguments: [
            // Stored frames at 414: 30.5 less with a chevron, 44 with a checkmark; at 375 the margin is 4 less.
            (414, .none, 414), (414, .disclosureIndicator, 383.5), (414, .checkmark, 370),
            (375, .disclosureIndicator, 348.5),
        ] as [(CGFloat, UITableViewCell.AccessoryType, CGFloat)])
    func `an accessory narrows the content`(
        width: CGFloat, accessory: UITableViewCell.AccessoryType, expected: CGFloat
    ) {
        let source = Source([[20]])
        let table = table(source, size: CGSize(width: width, height: 100))
        table.layoutIfNeeded()
        let cell = table.visibleCells[0]
        cell.accessoryType = accessory
        table.layoutIfNeeded()
        #expect(cell.contentView.frame.width == expected)
        #expect(cell.contentView.layoutMargins.right == (accessory == .none ? 20 : 8))
    }

    @Test func `an accessory view keeps its size, at the margin`() {
        let source = Source([[20]])
        let table = table(source)
        table.layoutIfNeeded()
        let cell = table.visibleCells[0]
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        table.layoutIfNeeded()
        // 375 − 16 − 51; (42 − 31) / 2 on the pixel grid.
        #expect(cell.accessoryView?.frame == CGRect(x: 308, y: 5.5, width: 51, height: 31))
    }

    @Test(
        arguments: [
            (.plain, nil, nil, [16, 16]),
            (.plain, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10), nil, [30, 30]),
            (.plain, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10), UIEdgeInsets.zero, [0, 0]),
            (.grouped, nil, nil, [16, 0]),
        ] as [(UITableView.Style, UIEdgeInsets?, UIEdgeInsets?, [CGFloat])])
    func `a separator begins where cell, table or margin say`(
        style: UITableView.Style, ofTable: UIEdgeInsets?, ofCell: UIEdgeInsets?, expected: [CGFloat]
    ) {
        let source = Source([[20, 20]])
        let table = table(source, style: style)
        if let ofTable { table.separatorInset = ofTable }
        table.layoutIfNeeded()
        if let ofCell { for cell in table.visibleCells { cell.separatorInset = ofCell } }
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.bottomSeparator.frame.minX) == expected)
        #expect(table.visibleCells.map(\.bottomSeparator.frame.minY) == [42, 42])
        #expect(table.visibleCells.map(\.bottomSeparator.frame.height) == [0.5, 0.5])
    }

    @Test func `backgrounds come from the style unless the cell has its own`() {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let source = Source([[20, 20]])
            let table = table(source, style: style)
            table.layoutIfNeeded()
            let cells = table.visibleCells
            cells[1].backgroundColor = .clear
            table.setNeedsLayout()
            table.layoutIfNeeded()
            #expect(
                table.backgroundColor == (style == .plain ? .systemBackground : .systemGroupedBackground))
            #expect(
                cells[0].backgroundColor == (style == .plain ? .systemBackground : .secondarySystemGroupedBackground))
            #expect(cells[1].backgroundColor == .clear)
        }
    }

    @Test func `a separator is drawn over the cell's background as iOS draws it`() throws {
        let source = Source([[20, 20]])
        let table = table(source, size: CGSize(width: 375, height: 100))
        table.layoutIfNeeded()
        for cell in table.visibleCells { cell.backgroundView = UIView() }
        table.visibleCells[1].backgroundView?.backgroundColor = .white
        let drawn = try ViewRenderer.render(table, in: RenderEnvironment())
        let bitmap = try Rasterizer.draw(drawn.displayList)
        // Rows of 42.5 at 2x: the last pixel rows are 84 and 169; the line begins at 16 points. #C6C6C8 was read from iOS's pictures.
        for y in [84, 169] {
            #expect(bitmap[31, y] == 0xFFFF_FFFF)
            #expect(bitmap[32, y] == 0xFFC8_C6C6)
            #expect(bitmap[749, y] == 0xFFC8_C6C6)
            #expect(bitmap[400, y - 1] == 0xFFFF_FFFF)
        }
    }

    @Test func `the layout tree tells of an offset, a selection and an accessory`() throws {
        let source = Source([[20, 20]])
        let table = table(source, size: CGSize(width: 375, height: 60))
        table.contentOffset.y = 10
        table.layoutIfNeeded()
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        table.visibleCells[0].accessoryType = .checkmark
        let tree = try ViewRenderer.render(table, in: RenderEnvironment()).layoutTree
        #expect(tree.root.facts == [.init("offset", "0 10")])
        #expect(tree.root.children.map(\.className) == ["BarCell", "BarCell"])
        #expect(tree.root.children.map { $0.fact("selected") } == [nil, "true"])
        #expect(tree.root.children[0].children.compactMap { $0.fact("accessory") } == ["checkmark"])
    }

    @Test func `layout settles at once, also where content is tied to the cell itself`() {
        final class CountingCell: UITableViewCell {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let cell = CountingCell(style: .default, reuseIdentifier: nil)
        let bar = Bar(height: 30)
        cell.contentView.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            bar.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
            bar.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        let source = FixedCells([cell])
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        let table = UITableView(frame: host.bounds)
        table.dataSource = source
        host.addSubview(table)
        host.layoutIfNeeded()
        #expect(cell.frame.height == 50)
        #expect(bar.convert(bar.bounds, to: cell) == CGRect(x: 0, y: 10, width: 375, height: 30))
        #expect(cell.layouts <= 3)
        let settled = cell.layouts
        host.setNeedsLayout()
        table.setNeedsLayout()
        host.layoutIfNeeded()
        #expect(cell.layouts == settled)
    }

    @Test func `what is not drawn of editing is a warning of the pictures that miss it`() throws {
        let source = Source([[20]])
        let table = table(source)
        table.setEditing(true, animated: false)
        #expect(table.visibleCells[0].isEditing)
        func missing() throws -> [Bool] {
            try Picture(table).warnings.map { $0.contains("not drawn") }
        }
        #expect(try missing() == [true])
        table.setEditing(false, animated: false)
        #expect(try missing() == [])
    }

    @Test func `the delegate hears of headers and footers that come into sight and go`() {
        final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
            var log: [String] = []
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "footer" }
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
                log.append("header \(section)")
            }
            func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
                log.append("footer \(section)")
            }
            func tableView(
                _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
            ) { log.append("end of header \(section)") }
            func tableView(
                _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
            ) { log.append("end of footer \(section)") }
        }
        let sections = Sections()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .grouped)
        table.rowHeight = 600
        table.dataSource = sections
        table.delegate = sections
        table.layoutIfNeeded()
        #expect(sections.log == ["header 0"])
        table.contentOffset.y = table.contentSize.height - 400
        table.layoutIfNeeded()
        #expect(sections.log == ["header 0", "end of header 0", "footer 1"])
        table.reloadData()
        #expect(sections.log.last == "end of footer 1")
    }

    @Test func `rows in a table with a strip at its trailing side are measured beside it`() throws {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        host.safeAreaOrigin = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Words that need two lines in 200 points but one in 240"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        let source = FixedCells([cell])
        let table = UITableView(frame: host.bounds)
        table.dataSource = source
        host.addSubview(table)
        host.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 200)
        #expect(cell.frame.height == label.sizeThatFits(CGSize(width: 200, height: 1000)).height + 0.5)
    }

    // MARK: Texts

    /// The only cell of a table 414 points wide (margin 20), at 2x.
    private func textCell(
        _ style: UITableViewCell.CellStyle, detail: String? = "Detail", image: UIImage? = nil,
        accessory: UITableViewCell.AccessoryType = .none
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = detail
        if let image { cell.imageView?.image = image }
        cell.accessoryType = accessory
        let source = FixedCells([cell])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 200))
        table.dataSource = source
        table.layoutIfNeeded()
        return cell
    }

    @Test func `a default cell is 44 high and its text full height, with 8 next to an accessory`() {
        let cell = textCell(.default)
        #expect(cell.frame.height == 44)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.textLabel?.frame == CGRect(x: 20, y: 0, width: 374, height: 43.5))
        let disclosing = textCell(.default, accessory: .disclosureIndicator)
        #expect(disclosing.textLabel?.frame == CGRect(x: 20, y: 0, width: 355.5, height: 43.5))
    }

    @Test func `an image of 24 points moves the text to 59, and the separator with it`() throws {
        let bullet = UIImage(bitmap: try Bitmap(width: 48, height: 48), scale: 2)
        let cell = textCell(.default, image: bullet)
        #expect(cell.imageView?.frame == CGRect(x: 20, y: 10, width: 24, height: 24))
        #expect(cell.textLabel?.frame.minX == 59)
        #expect(cell.bottomSeparator.frame.minX == 59)
    }

    @Test func `a subtitle cell is 56 high with lines at 9 and 31_5`() {
        let cell = textCell(.subtitle)
        #expect(cell.frame.height == 56)
        #expect(cell.textLabel?.frame.minY == 9 && cell.textLabel?.frame.height == 20.5)
        #expect(cell.detailTextLabel?.frame.minY == 31.5 && cell.detailTextLabel?.frame.height == 14.5)
        #expect(cell.detailTextLabel?.font.pointSize == 12)
        #expect(textCell(.subtitle, detail: nil).frame.height == 44)
    }

    @Test func `a value cell has its detail at the trailing margin`() {
        let cell = textCell(.value1)
        #expect(cell.textLabel?.frame.minX == 20 && cell.detailTextLabel?.frame.maxX == 394)
        #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
        #expect(textCell(.value1, accessory: .disclosureIndicator).detailTextLabel?.frame.maxX == 375.5)
        // A text that needs the row leaves the detail none of it.
        cell.textLabel?.text = String(repeating: "wide ", count: 40)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.width == 374 && cell.detailTextLabel?.frame.width == 0)
    }

    @Test func `texts grow a row, and change places from right to left`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "One\nTwo\nThree"
        cell.accessoryType = .checkmark
        let source = FixedCells([cell])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        table.semanticContentAttribute = .forceRightToLeft
        cell.semanticContentAttribute = .forceRightToLeft
        table.dataSource = source
        table.layoutIfNeeded()
        // Three lines of body: 20.29 + 2 · 22 = 64.5 at 2x; margins of 11 and the separator.
        #expect(cell.frame.height == 87)
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 335, height: 86.5))
        #expect(cell.textLabel?.frame == CGRect(x: 8, y: 0, width: 311, height: 86.5))
        #expect(cell.standardAccessory?.frame.minX == 16)
        #expect(cell.bottomSeparator.frame == CGRect(x: 0, y: 86.5, width: 359, height: 0.5))
    }

    @Test(
        arguments: [
            // Stored frames at 2x: the first grouped row at 55.5 with a title; 17.5 and 38 between sections.
            (.grouped, "TITLE", [55.5, 155], 13), (.insetGrouped, "TITLE", [55.5, 155], 13),
            (.plain, "Title", [50, 144], 17),
        ] as [(UITableView.Style, String, [CGFloat], CGFloat)])
    func `a title makes a section header of the style's height and looks`(
        style: UITableView.Style, text: String, tops: [CGFloat], size: CGFloat
    ) {
        let source = FixedCells([UITableViewCell(), UITableViewCell()], title: "Title")
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
        table.dataSource = source
        table.layoutIfNeeded()
        #expect([table.rectForRow(at: [0, 0]).minY, table.rectForRow(at: [1, 0]).minY] == tops)
        let label = table.headerView(forSection: 1)?.textLabel
        #expect(label?.text == text)
        #expect(label?.font.pointSize == size)
        #expect(label?.textColor == (style == .plain ? .label : .secondaryLabel))
    }

    /// As the library's `plainFooter()` and `groupedFooter()`: footnote, grey, and as many lines as it needs.
    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `a section's footer is small, grey and on several lines`(style: UITableView.Style) {
        final class Footers: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                "A footer that is too long for one line of a phone of 375 points, and so takes two of them."
            }
        }
        let source = Footers()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
        table.dataSource = source
        table.layoutIfNeeded()
        let label = table.footerView(forSection: 0)?.textLabel
        #expect(label?.font == .preferredFont(forTextStyle: .footnote))
        #expect(label?.textColor == .secondaryLabel)
        // Footnote is 15.51 high, and its lines are 18 apart (Human Interface Guidelines): 34 at 2x, with 7.5 above and below.
        #expect(label?.frame == CGRect(x: 16, y: 7.5, width: 343, height: 34))
        #expect(table.rectForFooter(inSection: 0).height == 49)
    }

    @Test func `a grouped title's baseline is 10 above the first row`() {
        let source = FixedCells([UITableViewCell()], title: "Title")
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .grouped)
        table.dataSource = source
        table.layoutIfNeeded()
        let label = table.headerView(forSection: 0)?.storedTextLabel
        #expect(label?.frame.minX == 16)
        #expect((label?.frame.minY ?? 0) + (label?.firstBaselineFromTop ?? 0) == 45.5)
    }

    @Test func `a table view controller is the data source and delegate of its table`() {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .value1, reuseIdentifier: nil)
            }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
        }
        let controller = Controller(style: .insetGrouped)
        controller.view.layoutIfNeeded()
        #expect(controller.tableView.visibleCells.map(\.frame.height) == [70, 70])
    }
}
