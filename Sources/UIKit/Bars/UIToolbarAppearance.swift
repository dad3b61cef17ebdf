/// The look of a toolbar, under UIKit's name. Difference: button appearances are absent.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
