import UIKit

/// A list of products that can point out one of them: all else goes dark, and a hint points at it.
public final class ProductListViewController: UIViewController {
    private static let dimmingTag = 100

    private let products: [Product]
    private let tableView = UITableView()

    /// The row that is new: it is pointed out as soon as its cell comes into sight, once.
    public var newRow: (row: Int, hint: String)?
    /// Whether a tap beside the hint closes it; else its button alone does.
    public var closesOnOutsideTap = true
    /// How often a hint was closed by its button, and by a tap beside it.
    public private(set) var closings = (byButton: 0, byTapOutside: 0)

    public init(products: [Product] = Product.samples) {
        self.products = products
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("ProductListViewController is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.register(ProductCell.self, forCellReuseIdentifier: ProductCell.reuseIdentifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 72
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Points out one row.
    /// - Parameter arrowIsUp: the hint is below the row, its arrow points up at it; else above.
    public func pointOut(row: Int, hint: String, arrowIsUp: Bool) {
        view.layoutIfNeeded()
        guard let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
        pointOut(cell.contentView, hint: hint, arrowIsUp: arrowIsUp)
    }

    private func pointOut(_ source: UIView, hint: String, arrowIsUp: Bool) {
        addSpotlight(on: source)

        let hintController = HintViewController(text: hint)
        hintController.modalPresentationStyle = .popover
        hintController.loadViewIfNeeded()
        hintController.didClose = { [weak self] in
            self?.closings.byButton += 1
            self?.removeSpotlight()
        }
        if let popover = hintController.popoverPresentationController {
            popover.delegate = self
            popover.sourceView = source
            popover.sourceRect = CGRect(
                x: source.bounds.midX, y: arrowIsUp ? source.bounds.maxY : source.bounds.minY, width: 0, height: 0)
            popover.permittedArrowDirections = arrowIsUp ? .up : .down
        }
        present(hintController, animated: true)
    }

    private var keyWindow: UIWindow? {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.first { $0.isKeyWindow }
    }

    private func addSpotlight(on source: UIView) {
        let dimmingView = UIView(frame: UIScreen.main.bounds)
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.75)
        dimmingView.tag = Self.dimmingTag
        keyWindow?.addSubview(dimmingView)
        if let copy = source.snapshotView(afterScreenUpdates: true) {
            copy.frame = source.convert(source.bounds, to: dimmingView)
            dimmingView.addSubview(copy)
            pulse(copy)
        }
    }

    /// Grows by 8 percent and shrinks again, once a second, for as long as the view is there.
    private func pulse(_ view: UIView) {
        UIView.animate(withDuration: 0.5) {
            view.transform = CGAffineTransform(scaleX: 1.08, y: 1.08)
        } completion: { _ in
            UIView.animate(withDuration: 0.5) {
                view.transform = .identity
            } completion: { [weak self] _ in
                if view.window != nil { self?.pulse(view) }
            }
        }
    }

    private func removeSpotlight() {
        keyWindow?.viewWithTag(Self.dimmingTag)?.removeFromSuperview()
    }
}

extension ProductListViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        products.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ProductCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? ProductCell {
            cell.show(products[indexPath.row])
        }
        return cell
    }
}

extension ProductListViewController: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let newRow, newRow.row == indexPath.row else { return }
        self.newRow = nil
        pointOut(cell.contentView, hint: newRow.hint, arrowIsUp: true)
    }
}

extension ProductListViewController: UIPopoverPresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        closesOnOutsideTap
    }

    /// A tap beside the hint; its button dismisses by code, which is not told here.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        closings.byTapOutside += 1
        removeSpotlight()
    }
}
