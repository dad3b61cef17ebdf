/// A view that shows what a configuration says, under UIKit's name.
///
/// Source: Apple, *UIContentView*.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// Setting it shows the new one.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; by default one of the same type as its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        let own: any UIContentConfiguration = self.configuration
        return type(of: own) == type(of: configuration)
    }
}
