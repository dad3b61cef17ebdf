import UIKit

/// Sizes that only an app's code knows: those that Interface Builder stored for designable views, and placeholders.
@MainActor
struct Designables {
    private var sizes: [String: CGSize] = [:]

    init(document: InterfaceElement) {
        for list in document.children("designables") {
            for designable in list.children("designable") {
                guard let id = designable["name"], let size = designable.child("size", key: "intrinsicContentSize"),
                    let width = size.number("width"), let height = size.number("height")
                else { continue }
                sizes[id] = CGSize(width: width, height: height)
            }
        }
    }

    /// The intrinsic size of an element's content, where the document has it; in points.
    func intrinsicSize(of element: InterfaceElement) -> CGSize? {
        if let id = element.peek("id"), let size = sizes[id] { return size }
        let width = Self.length("placeholderIntrinsicWidth", of: element)
        let height = Self.length("placeholderIntrinsicHeight", of: element)
        guard width != nil || height != nil else { return nil }
        return CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    /// `infinite` stands for no size of its own.
    private static func length(_ name: String, of element: InterfaceElement) -> CGFloat? {
        guard let text = element[name] else { return nil }
        return Double(text).map { $0.isFinite && $0 >= 0 ? CGFloat($0) : UIView.noIntrinsicMetric }
            ?? UIView.noIntrinsicMetric
    }
}
