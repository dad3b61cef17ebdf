import SnapText

/// What counts where an attributed text says nothing, and the traits that its colours and fonts are resolved under.
struct TextDefaults {
    let font: UIFont
    let color: UIColor
    let traits: UITraitCollection
    let paragraph: ParagraphStyle
}
