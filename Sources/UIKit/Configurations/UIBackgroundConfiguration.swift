/// What is behind a cell's or a configured button's content, under UIKit's name; lengths in points.
///
/// Source: Apple, *UIBackgroundConfiguration*. Difference: shadows (iOS 18) are absent. In a button's configuration, custom views, images
/// and visual effects have no effect.
public struct UIBackgroundConfiguration: Sendable {
    /// What the background looks like as long as nothing else is chosen.
    let style: Style

    /// Nil is the tint; in a button's configuration, the colour of the button's style.
    public var backgroundColor: UIColor? {
        get { color }
        set {
            color = newValue
            hasOwnColor = true
        }
    }

    private var color: UIColor?
    private var hasOwnColor = false

    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// In a button, counts for the corner style `fixed`; the others scale it or replace it.
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of what holds the background are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Nil is the tint.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// How far the stroke's middle is outside of the background's edge.
    public var strokeOutset: CGFloat = 0

    /// Over the background's colour.
    public var visualEffect: UIVisualEffect?
    /// Over the visual effect.
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Over everything else of the background.
    public var customView: UIView?

    init(style: Style = .none) {
        self.style = style
        (color, cornerRadius, backgroundInsets) = (style.color, style.cornerRadius, style.insets)
    }

    /// The background's colour, next to a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let base = backgroundColor ?? tintColor
        return backgroundColorTransformer?(base) ?? base
    }

    /// The stroke's colour, next to a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let base = strokeColor ?? tintColor
        return strokeColorTransformer?(base) ?? base
    }

    /// The background for a state; a colour that was set by hand stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard !hasOwnColor else { return self }
        var copy = self
        copy.color = ConfigurationConditions(state).isEmphasized ? style.emphasizedColor : style.color
        return copy
    }
}
