/// Shows a view controller in a popover, under UIKit's name.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {}
