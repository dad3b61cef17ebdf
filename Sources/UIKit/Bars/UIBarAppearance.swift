/// The background of a bar, under UIKit's name.
///
/// Differences: a background effect is drawn as its flat colour; images are absent.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
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

    /// A copy of another one's background and, where both are of a class, of all else.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(from: barAppearance)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(from: self)
        return copy
    }

    /// Takes over another one's properties; a subclass adds its own.
    func take(from other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        backgroundImage = other.backgroundImage
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
