/// Lets a person feel something, under UIKit's name; a picture has nobody to feel it, so that its calls do nothing.
///
/// Source: Apple, *UIFeedbackGenerator*.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    open func prepare() {}
}
