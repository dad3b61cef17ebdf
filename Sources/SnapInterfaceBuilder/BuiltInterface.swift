package import UIKit

/// A scene of a document as views, ready for `ViewRenderer.render(_:in:)`.
@MainActor
package struct BuiltInterface {
    package let root: UIView
    /// What a picture shows: the root view, or a screen with it and its bars.
    package let canvas: UIView
    /// Keeps the controller of the root view, which margins depend on.
    package let controller: UIViewController?
    package let environment: RenderEnvironment
    /// What of the document is not shown as it says, with line and element.
    package let warnings: [String]
}
