import UIKit

/// An album with a button that asks what to do with it: what the alerts and sheets are shown on.
public final class AlbumViewController: UIViewController {
    public let deleteButton = UIButton(type: .system)
    private let heading = UILabel()
    private let note = UILabel()
    private let cover = UIView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = "Summer by the lake"
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.numberOfLines = 0
        note.text = "128 photos, 9 videos. Shared with Ada and Mehmet."
        note.font = .preferredFont(forTextStyle: .body)
        note.textColor = .secondaryLabel
        note.numberOfLines = 0
        cover.backgroundColor = .systemTeal
        cover.layer.cornerRadius = 12
        deleteButton.setTitle("Delete album", for: .normal)
        deleteButton.titleLabel?.font = .systemFont(ofSize: 17)

        let column = UIStackView(arrangedSubviews: [heading, cover, note, deleteButton])
        column.axis = .vertical
        column.spacing = 16
        column.alignment = .fill
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 0.5),
        ])
    }
}
