/// Fonts, colours and measures of an alert, by the place that it stands in.
///
/// Measured on iOS 13 and 16 (light), and on iOS 8 for the popover; dark colours are not measured.
@MainActor
struct AlertLook {
    enum Place {
        /// An alert: a card in the middle of the screen.
        case card
        /// An action sheet: cards at the bottom of the screen.
        case sheet
        /// An action sheet on an iPad.
        case popover
    }

    let place: Place
    let traits: UITraitCollection

    // MARK: Measures, in points

    static let cornerRadius: CGFloat = 13
    /// Of a card in the middle of the screen.
    static let cardWidth: CGFloat = 270
    /// Of the popover: measured on iOS 8.
    static let popoverWidth: CGFloat = 311
    /// Between texts and the card's sides.
    static let textInset: CGFloat = 16
    /// Between a button's title and the button's sides. Unverified.
    static let titleInset: CGFloat = 8

    /// Between the cards of an action sheet, and beside them.
    static let cardDistance: CGFloat = 8

    /// From the top to the first baseline: in a card 20 and the ascender, up to whole pixels (36.33 at 3x, 36.5 at 2x); in a sheet 27.
    func firstBaseline(font: UIFont) -> CGFloat {
        place == .card ? ceil(20 + font.ascender) : scaled(27)
    }

    /// From the title's last baseline to the message's first.
    var messageDistance: CGFloat { place == .card ? 20 : 22 }

    /// From the last baseline to the line below the texts. A single text in a sheet is unverified.
    func bottomDistance(isSingleText: Bool) -> CGFloat {
        guard place != .card else { return 23 + 2 / 3 }
        return isSingleText ? 17 + 1 / 3 : 28
    }

    /// One device pixel.
    var hairline: CGFloat { 1 / max(1, traits.displayScale) }

    /// Up to whole device pixels.
    private func ceil(_ length: CGFloat) -> CGFloat {
        (length / hairline).rounded(.up) * hairline
    }

    /// The height of an action, without the separator above it.
    ///
    /// In a card: 44 with the title's 20.33, 12 above and below a larger one, and with accessibility sizes the leading of a line of body
    /// text in all (as DWAlertController has it for every size). In a sheet: 57 with a title of 24. In a popover: 43.5.
    var actionHeight: CGFloat {
        let font = actionFont(isEmphasized: false)
        let line = ceil(font.lineHeight)
        switch place {
        case .card: return line - hairline + (category.isAccessibilityCategory ? bodyLeading : 24)
        case .sheet: return max(57, line + 33)
        case .popover: return max(44, line + 20) - hairline
        }
    }

    /// From the top of an action to the baseline of its title.
    ///
    /// Measured: 28.33 points in a card at 3x and 28.5 at 2x, 36 in a sheet. That is where the title is centred in the action with its line,
    /// up to whole pixels.
    var actionBaseline: CGFloat {
        let font = actionFont(isEmphasized: false)
        return ceil((actionHeight + hairline - font.lineHeight) / 2 + font.ascender)
    }

    /// What stays visible of the actions where the texts leave no room: one and a half.
    var leastActionsHeight: CGFloat { 1.5 * actionHeight }

    private var bodyLeading: CGFloat {
        DynamicType.row(of: .body).size(at: category).leading
    }

    private var category: UIContentSizeCategory { traits.preferredContentSizeCategory }

    /// A distance between baselines that grows with the texts' size. That it does is unverified.
    func scaled(_ distance: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: .footnote).scaledValue(for: distance, compatibleWith: traits)
    }

    // MARK: Fonts

    var titleFont: UIFont {
        guard place != .card else { return .preferredFont(forTextStyle: .headline, compatibleWith: traits) }
        return .systemFont(ofSize: messageFont.pointSize, weight: .semibold)
    }

    var messageFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }

    /// 17 points in a card, 20 else; never smaller than at the text size Large.
    /// - Parameter isEmphasized: cancelling, and what is preferred, is semibold.
    func actionFont(isEmphasized: Bool) -> UIFont {
        let size = UITraitCollection(preferredContentSizeCategory: max(category, .large))
        let base = UIFont.preferredFont(forTextStyle: place == .card ? .body : .title3, compatibleWith: size)
        return .systemFont(ofSize: base.pointSize, weight: isEmphasized ? .semibold : .regular)
    }

    // MARK: Colours

    /// Of the card with the texts: the material as it looks over a dimmed white ground.
    var cardColor: UIColor {
        switch place {
        case .card: .appearance(light: UIColor(white: 239 / 255, alpha: 1), dark: Self.darkCard)
        case .sheet: .appearance(light: UIColor(white: 240 / 255, alpha: 1), dark: Self.darkCard)
        case .popover: .clear
        }
    }

    private static let darkCard = UIColor(red: 30 / 255, green: 30 / 255, blue: 31 / 255, alpha: 1)

    /// Of the card that cancels an action sheet.
    static let cancelColor = UIColor.appearance(
        light: .white, dark: UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1))

    /// Of title and message.
    var textColor: UIColor {
        guard place != .card else { return .label }
        return .appearance(light: UIColor(white: 133 / 255, alpha: 1), dark: UIColor(white: 152 / 255, alpha: 1))
    }

    var separatorColor: UIColor {
        let light =
            place == .popover
            ? UIColor(red: 215 / 255, green: 215 / 255, blue: 219 / 255, alpha: 1)
            : UIColor(white: 178 / 255, alpha: 1)
        return .appearance(light: light, dark: UIColor(red: 67 / 255, green: 67 / 255, blue: 69 / 255, alpha: 1))
    }

    /// Behind an action that a finger is on. Not measured.
    static let highlightColor = UIColor.systemFill
}
