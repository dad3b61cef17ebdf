/// What is behind a configured button, under UIKit's name; lengths in points.
///
/// Difference: images, custom views and visual effects are absent.
public struct UIBackgroundConfiguration: Sendable {
    /// Nil is the button's own background colour, by its style.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Counts for the corner style `fixed`; the others scale it or replace it.
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil is the tint.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// How far the stroke's middle is outside of the background's edge.
    public var strokeOutset: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
}
