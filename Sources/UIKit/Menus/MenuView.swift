/// The card of a menu: its sections with their titles, and lines and bands between them; scrolls where it is too high.
final class MenuView: UIView {
    private let shadow = OuterShadowView(cornerRadius: MenuLook.cornerRadius, opacity: 0.2, radius: 32)
    private let scroll = UIScrollView()
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let look: MenuLook
    /// From the top, with the space that each takes.
    private var parts: [(view: UIView, height: CGFloat)] = []
    /// The height of all parts, in points.
    private var contentHeight: CGFloat = 0

    /// - Parameters:
    ///   - isSubmenu: whether a row above leads back to the menu around it.
    ///   - choose: gets the element that a finger chooses; the menu itself leads back.
    init(_ menu: UIMenu, isSubmenu: Bool, look: MenuLook, choose: @escaping @MainActor (UIMenuElement) -> Void) {
        self.look = look
        super.init(frame: .zero)
        isOpaque = false
        shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shadow)
        for view in [backdrop, scroll] {
            view.layer.cornerRadius = MenuLook.cornerRadius
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        scroll.contentInsetAdjustmentBehavior = .never
        addParts(of: menu, isSubmenu: isSubmenu, choose)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func addParts(
        of menu: UIMenu, isSubmenu: Bool, _ choose: @escaping @MainActor (UIMenuElement) -> Void
    ) {
        let sections = MenuSection.sections(of: menu)
        let hasMarks = sections.contains { $0.elements.contains(where: Self.hasMark) }
        if isSubmenu {
            addRow(menu, hasMarks: menu.image != nil, symbol: "chevron.down") { choose(menu) }
            if !sections.isEmpty { add(line(MenuLook.bandColor), height: MenuLook.bandHeight) }
        }
        for (number, section) in sections.enumerated() {
            if number > 0 { add(line(MenuLook.bandColor), height: MenuLook.bandHeight) }
            // A submenu's own title stands in the row that leads back.
            let hasTitle = !section.title.isEmpty && !(isSubmenu && number == 0 && section.title == menu.title)
            if hasTitle { addTitle(section.title) }
            for (index, element) in section.elements.enumerated() {
                if index > 0 || hasTitle { add(line(MenuLook.separatorColor), height: look.hairline) }
                addRow(element, hasMarks: hasMarks, symbol: element is UIMenu ? look.symbolOfSubmenu : nil) {
                    choose(element)
                }
            }
        }
    }

    /// An action that is on; a submenu whose image stands where its chevron would.
    private static func hasMark(_ element: UIMenuElement) -> Bool {
        if let action = element as? UIAction { return action.state != .off }
        return element is UIMenu && element.image != nil
    }

    private func addRow(
        _ element: UIMenuElement, hasMarks: Bool, symbol: String?, choose: @escaping @MainActor () -> Void
    ) {
        let row = MenuRowView(element, look: look, hasMarks: hasMarks, symbol: symbol, choose: choose)
        add(row, height: row.height(width: MenuLook.width))
    }

    private func addTitle(_ title: String) {
        let view = UIView()
        let label = UILabel()
        label.text = title
        label.font = look.subtitleFont
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        let width = MenuLook.width - 2 * MenuLook.inset
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: MenuLook.inset, y: 8, width: width, height: height)
        view.addSubview(label)
        add(view, height: height + 16)
    }

    private func line(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        return view
    }

    private func add(_ view: UIView, height: CGFloat) {
        view.isOpaque = false
        scroll.addSubview(view)
        parts.append((view, height))
        contentHeight += height
    }

    /// The menu's size where it may be no higher than `room`, in points.
    func size(within room: CGFloat) -> CGSize {
        CGSize(width: MenuLook.width, height: min(contentHeight, max(room, MenuLook.rowHeight)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shadow.frame = bounds
        backdrop.frame = bounds
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: bounds.width, height: contentHeight)
        var y: CGFloat = 0
        for part in parts {
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: part.height)
            y += part.height
        }
    }
}
