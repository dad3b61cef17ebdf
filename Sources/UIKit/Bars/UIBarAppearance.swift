/// The background of a bar, under UIKit's name.
///
/// Differences: a background effect is drawn as its flat colour; images are absent.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    /// The hairline between bar and content; nil draws none.
    open var shadowColor: UIColor?
    /// Kept, except that an image without a size takes the hairline away, as in UIKit.
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?

    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// A copy of another one's background.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        backgroundImage = barAppearance.backgroundImage
    }

    /// The chrome material, #F7F7F7 over white (measured), and a hairline.
    open func configureWithDefaultBackground() {
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = Self.hairline
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = Self.hairline
    }

    open func configureWithTransparentBackground() {
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
    }

    /// #B2B2B2 over white (measured, iOS 13 and 16); the dark one is not measured.
    static let hairline = UIColor.appearance(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))
}
