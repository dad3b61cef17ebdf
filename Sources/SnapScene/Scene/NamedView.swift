package import UIKit

/// A view of a scene that has an id.
@MainActor
package struct NamedView {
    package let name: String
    package let view: UIView
    /// Where its id stands.
    package let place: ScenePlace
}
