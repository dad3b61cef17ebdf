/// A view onto content that may be larger than itself, under UIKit's name.
@MainActor
open class UIScrollView: UIView {
    /// In points.
    open var contentSize = CGSize.zero

    override func solvedContentSizeDidChange(_ size: CGSize) {
        contentSize = size
    }
}
