import UIKit

@MainActor
public protocol MenuViewControllerDelegate: AnyObject {
    func menu(_ menu: MenuViewController, didSelect item: MenuItem)
}

/// A menu of three rows, made to be shown in a popover of 240 × 135 points.
public final class MenuViewController: UIViewController {
    public weak var delegate: (any MenuViewControllerDelegate)?

    private let items: [MenuItem]
    private let insetAdjustment: UIScrollView.ContentInsetAdjustmentBehavior

    private lazy var tableView: UITableView = {
        let tableView = UITableView()
        tableView.register(MenuCell.self, forCellReuseIdentifier: MenuCell.reuseIdentifier)
        tableView.isScrollEnabled = false
        tableView.backgroundColor = .clear
        tableView.showsVerticalScrollIndicator = false
        tableView.contentInsetAdjustmentBehavior = insetAdjustment
        tableView.translatesAutoresizingMaskIntoConstraints = false
        return tableView
    }()

    /// - Parameter insetAdjustment: the popover's view reaches under its arrow, so only `.always` keeps the first row clear of it.
    public init(
        items: [MenuItem] = MenuItem.standard,
        insetAdjustment: UIScrollView.ContentInsetAdjustmentBehavior = .always
    ) {
        self.items = items
        self.insetAdjustment = insetAdjustment
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 240, height: 135)
    }

    required init?(coder: NSCoder) {
        fatalError("MenuViewController is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        tableView.dataSource = self
        tableView.delegate = self
    }
}

extension MenuViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MenuCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? MenuCell {
            cell.show(items[indexPath.row])
        }
        return cell
    }
}

extension MenuViewController: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        45
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let item = items[indexPath.row]
        dismiss(animated: false) { [weak self] in
            guard let self else { return }
            delegate?.menu(self, didSelect: item)
        }
    }
}
