import UIKit

/// Measures a fact's text as the view that stored it would, without a limit of width.
@MainActor
enum LabelMeasurement {
    /// The intrinsic size in points, on a screen with the fact's scale and system font.
    static func size(of fact: LabelFact) -> CGSize {
        UIScreen.main.device = Device(
            size: CGSize(width: 375, height: 667), scale: fact.pixelScale, safeAreaInsets: .zero,
            traits: UITraitCollection(systemFontEdition: fact.edition))
        let font = UIFont.systemFont(ofSize: fact.size, weight: fact.weight)
        switch fact.kind {
        case .label:
            let label = UILabel()
            label.font = font
            label.text = fact.text
            return label.intrinsicContentSize
        case .customButton, .systemButton:
            let button = UIButton(type: fact.kind == .systemButton ? .system : .custom)
            button.titleLabel?.font = font
            button.setTitle(fact.text, for: .normal)
            return button.intrinsicContentSize
        }
    }
}
