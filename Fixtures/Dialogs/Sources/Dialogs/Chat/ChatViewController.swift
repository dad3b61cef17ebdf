import UIKit

/// Messages with a field to answer in above the keyboard, a menu in the navigation bar, and one for each message.
public final class ChatViewController: UIViewController {
    public private(set) var messages = [
        "Are we still on for Saturday?", "Yes! Meet at the boathouse at nine.", "I bring the paddles.",
        "And I bring the coffee.",
    ]
    /// What was chosen in a menu, in order.
    public private(set) var choices: [String] = []

    private let tableView = UITableView()
    private let field = UITextField()
    private let sendButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rowing"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: makeMenu())
        tableView.dataSource = self
        tableView.delegate = self
        tableView.keyboardDismissMode = .onDrag
        tableView.accessibilityIdentifier = "messages"
        field.borderStyle = .roundedRect
        field.placeholder = "Message"
        sendButton.setTitle("Send", for: .normal)
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)

        let composer = UIStackView(arrangedSubviews: [field, sendButton])
        composer.spacing = 8
        for part in [tableView, composer] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: composer.topAnchor, constant: -8),
            composer.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            composer.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
    }

    private func send() {
        guard let text = field.text, !text.isEmpty else { return }
        messages.append(text)
        field.text = ""
        tableView.reloadData()
    }

    // MARK: Menus

    private func makeMenu() -> UIMenu {
        func action(
            _ title: String, _ symbol: String?, attributes: UIMenuElement.Attributes = [],
            state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(
                title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
            ) { [weak self] action in
                self?.choices.append(action.title)
            }
        }
        let order = UIMenu(
            title: "Order", options: [.displayInline, .singleSelection],
            children: [action("By date", nil, state: .on), action("By name", nil)])
        let share = UIMenu(
            title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
            children: [action("As text", "doc.text"), action("As picture", "photo")])
        return UIMenu(children: [
            action("Pin", "pin"), action("Mute", "bell.slash", attributes: .disabled), share, order,
            UIMenu(options: .displayInline, children: [action("Delete", "trash", attributes: .destructive)]),
        ])
    }
}

extension ChatViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }

    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            identifier: nil, previewProvider: nil,
            actionProvider: { [weak self] _ in
                UIMenu(children: [
                    UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                        self?.choices.append("Copy \(indexPath.row)")
                    }
                ])
            })
    }
}
