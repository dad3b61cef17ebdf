import Foundation

/// What code said of an element to assistive technologies; nil where the element answers by itself.
///
/// Few objects have any, so that each has room for the reference only.
@MainActor
final class AccessibilityFacts {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var language: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var ignoresInvertColors = false
}
