import UIKit

/// A card that asks for a confirmation, over a dimmed screen. Every part but content and OK is optional; what is nil is left out, and what
/// remains closes up.
public final class ConfirmationPopup: UIView {
    private let card = UIView()
    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let contentLabel = UILabel()
    private let cancelButton = UIButton()
    private let okButton = UIButton()
    private let buttonRow = UIStackView()
    private let stack = UIStackView()

    /// The OK button was tapped; the popup is gone.
    public var didConfirm: (() -> Void)?
    /// The other button was tapped; the popup is gone.
    public var didCancel: (() -> Void)?

    public init(
        icon: UIImage? = nil, title: String? = nil, content: String, okTitle: String, cancelTitle: String? = nil
    ) {
        super.init(frame: .zero)
        styleParts()
        buildButtonRow()
        buildCard()
        okButton.addTarget(self, action: Selector(ConfirmationPopup.okTapped), for: .touchUpInside)
        cancelButton.addTarget(self, action: Selector(ConfirmationPopup.cancelTapped), for: .touchUpInside)
        fill(icon: icon, title: title, content: content, okTitle: okTitle, cancelTitle: cancelTitle)
    }

    required init?(coder: NSCoder) {
        fatalError("ConfirmationPopup is made in code")
    }

    /// Covers a view with the popup.
    public func show(in view: UIView) {
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    /// Covers a view with the popup: the screen goes dark, and the card grows to its size.
    public func show(in view: UIView, animated: Bool) {
        show(in: view)
        guard animated else { return }
        layoutIfNeeded()
        alpha = 0
        card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
            self.alpha = 1
            self.card.transform = .identity
        }
    }

    /// Fades out while the card shrinks, and is gone then.
    public func dismiss(completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
            self.alpha = 0
            self.card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        } completion: { _ in
            self.removeFromSuperview()
            completion?()
        }
    }

    private func okTapped() {
        removeFromSuperview()
        didConfirm?()
    }

    private func cancelTapped() {
        removeFromSuperview()
        didCancel?()
    }

    private func styleParts() {
        backgroundColor = UIColor.black.withAlphaComponent(0.5)
        card.backgroundColor = .white
        card.layer.cornerRadius = 14
        card.layer.cornerCurve = .continuous
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 12
        card.layer.shadowOffset = CGSize(width: 0, height: 4)

        iconView.contentMode = .scaleAspectFit
        titleLabel.font = .boldSystemFont(ofSize: 18)
        titleLabel.textColor = .darkGray
        titleLabel.numberOfLines = 2
        titleLabel.textAlignment = .center
        contentLabel.font = .systemFont(ofSize: 15)
        contentLabel.textColor = .lightGray
        contentLabel.numberOfLines = 0
        contentLabel.textAlignment = .center

        okButton.backgroundColor = .systemBlue
        okButton.setTitleColor(.white, for: .normal)
        cancelButton.setTitleColor(.darkGray, for: .normal)
        cancelButton.layer.borderWidth = 1
        cancelButton.layer.borderColor = UIColor.darkGray.cgColor
        for button in [cancelButton, okButton] {
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.layer.cornerRadius = 27
        }
    }

    private func buildButtonRow() {
        buttonRow.axis = .horizontal
        buttonRow.spacing = 16
        buttonRow.addArrangedSubview(cancelButton)
        buttonRow.addArrangedSubview(okButton)
        NSLayoutConstraint.activate([
            okButton.heightAnchor.constraint(equalToConstant: 54),
            cancelButton.widthAnchor.constraint(equalTo: okButton.widthAnchor),
            cancelButton.heightAnchor.constraint(equalTo: okButton.heightAnchor),
        ])
    }

    private func buildCard() {
        let spacer = UIView()
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        for view in [iconView, titleLabel, contentLabel, spacer, buttonRow] {
            stack.addArrangedSubview(view)
        }
        for view in [card, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        addSubview(card)
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: centerXAnchor),
            card.centerYAnchor.constraint(equalTo: centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 311),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
            iconView.widthAnchor.constraint(equalToConstant: 56),
            iconView.heightAnchor.constraint(equalToConstant: 56),
            titleLabel.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -16),
            contentLabel.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16),
            contentLabel.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -16),
            buttonRow.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16),
            buttonRow.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -16),
            spacer.heightAnchor.constraint(equalToConstant: 12),
        ])
    }

    private func fill(icon: UIImage?, title: String?, content: String, okTitle: String, cancelTitle: String?) {
        if let icon {
            iconView.image = icon
        } else {
            iconView.removeFromSuperview()
        }
        if let title {
            titleLabel.text = title
        } else {
            titleLabel.removeFromSuperview()
        }
        contentLabel.text = content
        okButton.setTitle(okTitle, for: .normal)
        if let cancelTitle {
            cancelButton.setTitle(cancelTitle, for: .normal)
        } else {
            cancelButton.removeFromSuperview()
        }
    }
}
