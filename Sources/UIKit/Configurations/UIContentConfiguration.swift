/// What a cell, or another view, shows, as one value that makes the view for it, under UIKit's name.
///
/// Source: Apple, *UIContentConfiguration*.
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    @MainActor
    func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state: what was not chosen by hand may look different in it.
    func updated(for state: any UIConfigurationState) -> Self
}
