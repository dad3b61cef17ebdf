import Foundation

extension UIListContentConfiguration.TextProperties {
    @MainActor
    func apply(to label: UILabel) {
        label.font = font
        label.textColor = resolvedColor()
        label.lineBreakMode = lineBreakMode
        label.numberOfLines = numberOfLines
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        label.textAlignment =
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }

    /// The text as it is shown, by the rules of the screen's language.
    @MainActor
    func transformed(_ text: String) -> String {
        let locale = Locale(identifier: UIScreen.main.device.language ?? "en")
        return switch transform {
        case .none: text
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        case .capitalized: text.capitalized(with: locale)
        }
    }
}
