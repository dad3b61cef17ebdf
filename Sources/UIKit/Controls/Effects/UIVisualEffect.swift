/// What a visual effect view shows of what is behind it, under UIKit's name.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
