import UIKit

final class ProductCell: UITableViewCell {
    static let reuseIdentifier = "ProductCell"

    private let pictureView = UIImageView()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let priceLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contentView.backgroundColor = .systemBackground

        pictureView.tintColor = .systemBlue
        pictureView.contentMode = .center
        pictureView.backgroundColor = .secondarySystemBackground
        pictureView.layer.cornerRadius = 8
        nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        detailLabel.font = .systemFont(ofSize: 14)
        detailLabel.textColor = .secondaryLabel
        priceLabel.font = .systemFont(ofSize: 17)
        priceLabel.setContentHuggingPriority(.required, for: .horizontal)

        let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [pictureView, texts, priceLabel])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            pictureView.widthAnchor.constraint(equalToConstant: 48),
            pictureView.heightAnchor.constraint(equalToConstant: 48),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("ProductCell is made in code")
    }

    func show(_ product: Product) {
        pictureView.image = UIImage(systemName: product.symbolName)
        nameLabel.text = product.name
        detailLabel.text = product.detail
        priceLabel.text = product.price
    }
}
