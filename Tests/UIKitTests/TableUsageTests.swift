import Testing
import UIKit

/// A table that is as high as its content.
private final class ContentSizedTableView: UITableView {
    override var contentSize: CGSize {
        didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}

private final class NoteCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        noteLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [titleLabel, noteLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        titleLabel.textColor = selected ? .systemBlue : .label
    }

    func show(_ note: (title: String, text: String)) {
        titleLabel.text = note.title
        noteLabel.text = note.text
    }
}

private final class CaptionView: UITableViewHeaderFooterView {
    let caption = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        caption.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(caption)
        NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A controller as apps write them.
private final class NotesViewController: UITableViewController {
    var notes: [(title: String, text: String)] = [
        ("One", "Short"),
        ("Two", "A text that is too long for one line of a phone of 375 points, and so takes two of them."),
    ]
    private(set) var opened: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        tableView.register(CaptionView.self, forHeaderFooterViewReuseIdentifier: "caption")
        tableView.estimatedRowHeight = 60
        tableView.sectionHeaderTopPadding = 0
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as? NoteCell else {
            return UITableViewCell()
        }
        cell.show(notes[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "caption") as? CaptionView
        view?.caption.text = "Notes"
        return view
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(notes[indexPath.row].title)
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.notes.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

@MainActor
struct TableUsageTests {
    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func `a table controller sizes header and rows by their constraints, below the status bar`() {
        let controller = NotesViewController(style: .plain)
        let window = shown(controller)
        defer { window.isHidden = true }
        let table: UITableView = controller.tableView
        // A status bar of 20 points is above; the caption is 20.5 + 8 high at 2x.
        #expect(table.contentOffset == CGPoint(x: 0, y: -20))
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 28.5))
        // 8 + 20.5 + 20.5 + 8 + 0.5, and another line of the system font: 41 instead of 20.5.
        #expect(table.visibleCells.map(\.frame.height) == [57.5, 78])
        #expect(table.visibleCells.map(\.frame.minY) == [28.5, 86])
    }

    @Test func `a row is opened and deleted by the code that a touch would run`() {
        let controller = NotesViewController(style: .plain)
        let window = shown(controller)
        defer { window.isHidden = true }
        let table: UITableView = controller.tableView
        let path = IndexPath(row: 1, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.delegate?.tableView(table, didSelectRowAt: path)
        #expect(controller.opened == ["Two"])
        #expect(table.indexPathForSelectedRow == nil)
        let swipe = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        swipe?.actions.first.map { $0.handler($0, table) { _ in } }
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(table.visibleCells.count == 1)
    }

    @Test func `a table can be as high as its content among other views`() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
                (cell as? NoteCell)?.show(("Title", "Text"))
                return cell
            }
        }
        let source = Source()
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let table = ContentSizedTableView()
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = source
        let below = UIView()
        for view in [table, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
            below.topAnchor.constraint(equalTo: table.bottomAnchor, constant: 5),
            below.heightAnchor.constraint(equalToConstant: 40),
        ])
        host.layoutIfNeeded()
        // Three rows of 57.5.
        #expect(table.frame == CGRect(x: 0, y: 10, width: 375, height: 172.5))
        #expect(below.frame == CGRect(x: 0, y: 187.5, width: 375, height: 40))
    }

    @Test func `a header view sized in viewDidLayoutSubviews settles`() {
        final class Controller: UIViewController, UITableViewDataSource {
            let table = UITableView()
            private(set) var layouts = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                table.frame = view.bounds
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                table.dataSource = self
                let label = UILabel()
                label.numberOfLines = 0
                label.text = "A header of several words, which is too long for a single line of a phone's width."
                table.tableHeaderView = label
                view.addSubview(table)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                layouts += 1
                guard let header = table.tableHeaderView else { return }
                let size = header.sizeThatFits(CGSize(width: table.bounds.width, height: 1000))
                header.frame.size.height = size.height
                table.tableHeaderView = header
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let controller = Controller()
        let window = shown(controller)
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        #expect(controller.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 41))
        #expect(controller.table.rectForRow(at: [0, 0]).minY == 41)
        #expect(controller.layouts < 5)
    }
}
