/// What has traits, and hears of it when they become others. Source: Apple, *UITraitEnvironment*.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    /// The traits are others than before; nil where there were none.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
