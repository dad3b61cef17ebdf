import UIKit

/// A few words in the middle of a small card.
final class NoteViewController: UIViewController {
    private let label = UILabel()

    init(text: String) {
        super.init(nibName: nil, bundle: nil)
        label.text = text
        preferredContentSize = CGSize(width: 180, height: 90)
    }

    required init?(coder: NSCoder) {
        fatalError("NoteViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -12),
        ])
    }
}
