import UIKit

/// A hint with a close button, sized by its text.
final class HintViewController: UIViewController {
    var didClose: (() -> Void)?

    private let text: String
    private let hintLabel = UILabel()
    private let closeButton = UIButton(type: .system)

    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("HintViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hintLabel.text = text
        hintLabel.font = .systemFont(ofSize: 15)
        hintLabel.numberOfLines = 0
        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.tintColor = .secondaryLabel
        closeButton.accessibilityLabel = "Close"
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)

        for view in [hintLabel, closeButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            hintLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            hintLabel.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
            hintLabel.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12),
            closeButton.leadingAnchor.constraint(equalTo: hintLabel.trailingAnchor, constant: 8),
            closeButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
            closeButton.centerYAnchor.constraint(equalTo: hintLabel.centerYAnchor),
            closeButton.widthAnchor.constraint(equalToConstant: 36),
            closeButton.heightAnchor.constraint(equalToConstant: 36),
        ])
        preferredContentSize = view.systemLayoutSizeFitting(
            CGSize(width: 260, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    private func close() {
        dismiss(animated: true) { [didClose] in didClose?() }
    }
}
