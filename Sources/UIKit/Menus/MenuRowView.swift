import SnapGraphics

/// An element in a menu: its mark, its title and subtitle, and its image at the trailing edge.
final class MenuRowView: UIControl {
    private let look: MenuLook
    private let hasMarks: Bool
    private let mark = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let picture = UIImageView()

    /// - Parameters:
    ///   - hasMarks: whether an element of the menu has a mark, for which titles make room.
    ///   - symbol: the name of a symbol at the trailing edge; beside an image of the element it is the row's mark.
    ///   - choose: runs when a finger chooses the row.
    init(
        _ element: UIMenuElement, look: MenuLook, hasMarks: Bool, symbol: String? = nil,
        choose: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.hasMarks = hasMarks
        super.init(frame: .zero)
        let action = element as? UIAction
        isEnabled = !(action?.attributes.contains(.disabled) ?? false)
        isAccessibilityElement = true
        accessibilityLabel = element.title
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        let color = look.color(of: element)
        titleLabel.text = element.title
        titleLabel.font = look.titleFont
        titleLabel.textColor = color
        titleLabel.numberOfLines = 2
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = look.subtitleFont
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.numberOfLines = 2
        let ownImage = action?.state == .on ? action?.selectedImage ?? element.image : element.image
        let sign = symbol.flatMap { UIImage(systemName: $0, withConfiguration: Self.markConfiguration) }
        mark.image = ownImage != nil && sign != nil ? sign : Self.mark(for: action?.state ?? .off)
        mark.tintColor = color
        let image = ownImage ?? sign
        picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = color
        picture.contentMode = .scaleAspectFit
        for part in [mark, titleLabel, subtitleLabel, picture] { addSubview(part) }
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static let markConfiguration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)

    private static func mark(for state: UIMenuElement.State) -> UIImage? {
        switch state {
        case .off: nil
        case .on: UIImage(systemName: "checkmark", withConfiguration: markConfiguration)
        case .mixed: UIImage(systemName: "minus", withConfiguration: markConfiguration)
        }
    }

    override var takesTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? MenuLook.highlightColor : nil
    }

    // MARK: Layout

    private var textStart: CGFloat { MenuLook.inset + (hasMarks ? MenuLook.markWidth : 0) }

    private func textSizes(width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
        let end = picture.image == nil ? MenuLook.inset : 2 * MenuLook.imageCenter - MenuLook.inset / 2
        let room = CGSize(width: width - textStart - end, height: .greatestFiniteMagnitude)
        func size(_ label: UILabel) -> CGSize {
            guard !(label.text ?? "").isEmpty else { return .zero }
            return CGSize(width: room.width, height: label.sizeThatFits(room).height)
        }
        return (size(titleLabel), size(subtitleLabel))
    }

    /// At least 44 points; 12 above and below higher texts.
    func height(width: CGFloat) -> CGFloat {
        let texts = textSizes(width: width)
        return pixelGrid.round(max(MenuLook.rowHeight, texts.title.height + texts.subtitle.height + 23))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let texts = textSizes(width: bounds.width)
        let top = pixelGrid.round((bounds.height - texts.title.height - texts.subtitle.height) / 2)
        place(titleLabel, x: textStart, y: top, texts.title)
        place(subtitleLabel, x: textStart, y: top + texts.title.height, texts.subtitle)
        place(mark, centerX: MenuLook.inset + MenuLook.markWidth / 2 - 4)
        place(picture, centerX: bounds.width - MenuLook.imageCenter)
    }

    private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
    }

    private func place(_ view: UIImageView, centerX: CGFloat) {
        let natural = view.image?.size ?? .zero
        let scale = min(1, 24 / max(natural.width, natural.height, 1))
        let size = CGSize(width: natural.width * scale, height: natural.height * scale)
        place(
            view, x: pixelGrid.round(centerX - size.width / 2), y: pixelGrid.round((bounds.height - size.height) / 2),
            size)
    }

    override var layoutFacts: [LayoutNode.Fact] { stateFacts }
}
