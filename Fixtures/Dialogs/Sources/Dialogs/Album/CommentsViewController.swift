import UIKit

/// What people wrote below an album: a list with a title, for a sheet.
public final class CommentsViewController: UIViewController {
    private static let comments = [
        ("Ada", "The one with the heron is my favourite."),
        ("Mehmet", "I still have sand in my shoes."),
        ("Sofia", "Next year we stay two weeks."),
    ]

    /// Asks whether the comments are to be deleted; shows the question itself.
    public func confirmDeletion() {
        let alert = UIAlertController(
            title: "Delete all comments?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = "Comments"
        heading.font = .preferredFont(forTextStyle: .headline)
        let column = UIStackView(arrangedSubviews: [heading] + Self.comments.map(Self.row))
        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    private static func row(name: String, text: String) -> UIView {
        let (nameLabel, textLabel) = (UILabel(), UILabel())
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        nameLabel.textColor = .secondaryLabel
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.numberOfLines = 0
        let row = UIStackView(arrangedSubviews: [nameLabel, textLabel])
        row.axis = .vertical
        row.spacing = 2
        return row
    }
}
