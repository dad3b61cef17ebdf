import UIKit

/// The height of a label in the font that it is dropped with.
///
/// Interface Builder keeps it in whole points, 21, until it measures the label anew: in a stack view, and after a change of its font. Of the
/// stored heights outside stack views 167 are 21, and 43 the 20½ or 20⅓ of other labels. Xcode 26 does so for other sizes, too: at 12 points 18
/// of 24 are 15.
@MainActor
enum DroppedLabel {
    static func size(of view: UIView, _ element: InterfaceElement, _ version: CanvasVersion) -> CGSize? {
        guard let label = view as? UILabel, label.numberOfLines == 1, element.parent?.parent?.tag != "stackView",
            let font = element.child("fontDescription", key: "fontDescription"), font.peek("type") == "system",
            font.peek("pointSize") == "17" || version.tools >= 24_000, font.peek("weight") == nil
        else { return nil }
        let size = label.intrinsicContentSize
        return size.height > 0 ? CGSize(width: size.width, height: size.height.rounded(.up)) : nil
    }
}
