import UIKit

/// Reads how bars look: their backgrounds and the attributes of their titles.
@MainActor
struct BarAppearances {
    let context: InterfaceContext

    func navigation(_ element: InterfaceElement) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        if let color = context.colors.color("backgroundColor", of: element) {
            appearance.backgroundColor = color
            appearance.backgroundEffect = nil
        }
        if element.child("nil", key: "shadowColor") != nil {
            appearance.shadowColor = nil
        } else if let color = context.colors.color("shadowColor", of: element) {
            appearance.shadowColor = color
        }
        appearance.titleTextAttributes = textAttributes("titleTextAttributes", of: element) ?? [:]
        appearance.largeTitleTextAttributes = textAttributes("largeTitleTextAttributes", of: element) ?? [:]
        return appearance
    }

    /// `<textAttributes>` with a colour and a font; nil where there are none.
    func textAttributes(_ key: String, of element: InterfaceElement) -> [NSAttributedString.Key: Any]? {
        guard let stored = element.child("textAttributes", key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = context.colors.color("textColor", of: stored) { attributes[.foregroundColor] = color }
        if let font = context.fonts.font("fontDescription", of: stored) { attributes[.font] = font }
        return attributes
    }
}
