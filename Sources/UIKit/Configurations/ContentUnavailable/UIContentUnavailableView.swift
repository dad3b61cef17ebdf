/// Shows that there is no content, as a `UIContentUnavailableConfiguration` says it, under UIKit's name.
@preconcurrency @MainActor
public final class UIContentUnavailableView: UIView, UIContentView {
    /// Setting it shows it; one of another type is a programmer error.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else {
                preconditionFailure("a UIContentUnavailableView cannot show a \(type(of: newValue))")
            }
            shown = configuration
            show()
        }
    }

    private var shown: UIContentUnavailableConfiguration
    private let column = UIStackView()
    private let backgroundView: SystemBackgroundView
    private lazy var inMiddle = column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        backgroundView = SystemBackgroundView(configuration.background)
        super.init(frame: .zero)
        isOpaque = false
        addSubview(backgroundView)
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let margins = layoutMarginsGuide
        let atTop = column.topAnchor.constraint(equalTo: margins.topAnchor)
        atTop.priority = .defaultLow
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor), atTop,
        ])
        show()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.place(in: self)
    }

    private func show() {
        backgroundView.configuration = shown.background
        directionalLayoutMargins = shown.directionalLayoutMargins
        inMiddle.isActive = shown.alignment == .center
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        add(picture, after: 0)
        add(label(shown.text, shown.attributedText, shown.textProperties), after: shown.imageToTextPadding)
        add(
            label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
            after: shown.textToSecondaryTextPadding)
        add(button(shown.button, shown.buttonProperties), after: shown.textToButtonPadding)
        add(
            button(shown.secondaryButton, shown.secondaryButtonProperties),
            after: shown.buttonToSecondaryButtonPadding)
    }

    private func add(_ view: UIView?, after padding: CGFloat) {
        guard let view else { return }
        if let last = column.arrangedSubviews.last { column.setCustomSpacing(padding, after: last) }
        column.addArrangedSubview(view)
    }

    private var picture: UIView? {
        if shown.isLoading, shown.image == nil {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            return spinner
        }
        guard let image = shown.image else { return nil }
        let properties = shown.imageProperties
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor ?? .secondaryLabel
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        for (anchor, limit) in [
            (view.widthAnchor, properties.maximumSize.width), (view.heightAnchor, properties.maximumSize.height),
        ] where limit > 0 {
            anchor.constraint(lessThanOrEqualToConstant: limit).isActive = true
        }
        return view
    }

    private func label(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard !(attributedText?.string ?? text ?? "").isEmpty else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        guard let shown = button.configuration,
            shown.title != nil || shown.attributedTitle != nil || shown.image != nil || shown.showsActivityIndicator
        else { return nil }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.role = properties.role
        button.isEnabled = properties.isEnabled
        return button
    }
}
