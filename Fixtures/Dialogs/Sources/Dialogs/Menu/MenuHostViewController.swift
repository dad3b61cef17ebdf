import UIKit

/// A white screen with a button in its middle that opens the menu.
public final class MenuHostViewController: UIViewController {
    private let menuButton: UIButton = {
        let button = UIButton()
        button.backgroundColor = .blue
        button.setTitle("Options", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()

    public private(set) var selection: MenuItem?

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(menuButton)
        NSLayoutConstraint.activate([
            menuButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            menuButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            menuButton.widthAnchor.constraint(equalToConstant: 200),
            menuButton.heightAnchor.constraint(equalToConstant: 50),
        ])
        menuButton.addTarget(self, action: Selector(MenuHostViewController.menuButtonTapped), for: .touchUpInside)
    }

    private func menuButtonTapped(_ sender: UIButton) {
        showMenu(arrow: .up)
    }

    public func showMenu(
        arrow: UIPopoverArrowDirection = .any,
        insetAdjustment: UIScrollView.ContentInsetAdjustmentBehavior = .always
    ) {
        let menu = MenuViewController(insetAdjustment: insetAdjustment)
        menu.delegate = self
        menu.modalPresentationStyle = .popover
        if let popover = menu.popoverPresentationController {
            popover.delegate = self
            popover.sourceView = menuButton
            popover.sourceRect = menuButton.bounds
            popover.permittedArrowDirections = arrow
        }
        present(menu, animated: true)
    }
}

extension MenuHostViewController: MenuViewControllerDelegate {
    public func menu(_ menu: MenuViewController, didSelect item: MenuItem) {
        selection = item
    }
}

extension MenuHostViewController: UIPopoverPresentationControllerDelegate {
    /// A popover on a phone, too.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
