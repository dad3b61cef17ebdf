extension UICellAccessory {
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .sign(.chevron), .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, .sign(.checkmark), .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, .sign(.detail), .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor, handler: actionHandler)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, .sign(.delete(background: options.backgroundColor ?? .systemRed)),
            .leading(displayed: displayed), isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor ?? .white, handler: actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, .sign(.insert(background: options.backgroundColor ?? .systemGreen)),
            .leading(displayed: displayed), isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor ?? .white, handler: actionHandler)
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, .sign(.reorder), .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor ?? .tertiaryLabel)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect, .sign(.multiselect(background: options.backgroundColor)), .leading(displayed: displayed),
            isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Shows whether the items below the cell's are shown; a touch shows or hides them, in a diffable data source's outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, .sign(.outline), .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor,
            togglesWholeCell: options.style == .header && actionHandler == nil, handler: actionHandler)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .label,
            .label(
                text: text, font: options.font ?? .preferredFont(forTextStyle: .body),
                adjustsFont: options.adjustsFontForContentSizeCategory),
            .trailing(displayed: displayed), isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor ?? .secondaryLabel)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            .customView, .view(configuration.customView, keepsSize: configuration.maintainsFixedSize ?? false),
            configuration.placement, isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
    }
}
