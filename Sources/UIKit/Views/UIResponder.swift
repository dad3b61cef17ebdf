/// An object that can respond to events, under UIKit's name: the root of views, view controllers and the application.
///
/// Difference: the responder chain is here; first responders and touch delivery are absent.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next object up the chain; nil at its end.
    open var next: UIResponder? { nil }
}
