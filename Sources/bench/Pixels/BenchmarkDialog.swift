import SnapGraphics
import SnapRaster
import UIKit

/// A settings screen with an alert on it: about 350 letters, hairlines, rounded corners and a shadow, in 375 × 667 points at 2×.
final class BenchmarkDialog: UIViewController {
    private static let rows = [
        ("Appearance", "Follow the system"), ("Language", "English (United Kingdom)"),
        ("Notifications", "Weekdays only"),
        ("Storage", "12.4 GB of 64 GB used"), ("Backup", "Last night at 02:14"), ("Privacy", "Ask before sharing"),
        ("Accounts", "maria@example.com and two more"), ("About", "Version 4.2 (1187)"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let list = UIStackView(arrangedSubviews: Self.rows.map { row($0.0, $0.1) })
        list.axis = .vertical
        place(
            list, in: view,
            [
                list.topAnchor.constraint(equalTo: view.topAnchor, constant: 84),
                list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        let dimming = UIView(frame: view.bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dimming)
        let card = alert()
        place(
            card, in: view,
            [
                card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                card.widthAnchor.constraint(equalToConstant: 270),
            ])
    }

    private func row(_ title: String, _ detail: String) -> UIView {
        let labels = UIStackView(arrangedSubviews: [
            label(title, .body, .label), label(detail, .footnote, .secondaryLabel),
        ])
        labels.axis = .vertical
        labels.spacing = 2
        let row = UIView()
        row.backgroundColor = .secondarySystemGroupedBackground
        let line = UIView()
        line.backgroundColor = .separator
        place(
            labels, in: row,
            [
                labels.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
                labels.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -10),
                labels.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                labels.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -16),
            ])
        place(
            line, in: row,
            [
                line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                line.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
                line.heightAnchor.constraint(equalToConstant: 0.5),
            ])
        return row
    }

    private func alert() -> UIView {
        let title = label("Delete all photos?", .headline, .label)
        let message = label(
            "248 photos and 12 videos are removed from this phone and from every device that you are signed in to.",
            .footnote, .label)
        message.numberOfLines = 0
        for label in [title, message] { label.textAlignment = .center }
        let button = UIButton(type: .system)
        button.setTitle("Delete", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 10
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        let column = UIStackView(arrangedSubviews: [title, message, button])
        column.axis = .vertical
        column.spacing = 12
        let card = UIView()
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 14
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 16
        place(
            column, in: card,
            [
                column.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
                column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
                column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            ])
        return card
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        return label
    }

    private func place(_ view: UIView, in container: UIView, _ constraints: [NSLayoutConstraint]) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate(constraints)
    }
}

extension BenchmarkDialog {
    /// A new one, laid out.
    static func render() throws -> ViewRendering {
        try ViewRenderer.render(BenchmarkDialog(), in: RenderEnvironment())
    }
}
