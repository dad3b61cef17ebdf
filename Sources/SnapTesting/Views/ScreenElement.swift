import UIKit

/// A view that has a name, and where it is on the screen.
@MainActor
struct ScreenElement {
    let view: UIView
    /// How tests may call it: identifier, label, title, text.
    let names: [String]

    /// Nil for a view that nothing names.
    init?(_ view: UIView) {
        let names = [view.accessibilityIdentifier, view.accessibilityLabel, Self.title(of: view)].compactMap { $0 }
            .filter { !$0.isEmpty }
        guard !names.isEmpty else { return nil }
        self.view = view
        self.names = names
    }

    private static func title(of view: UIView) -> String? {
        switch view {
        case let button as UIButton:
            button.configuration?.title ?? button.currentTitle ?? button.currentAttributedTitle?.string
        case let label as UILabel: label.text
        case let field as UITextField: field.hasText ? field.text : field.placeholder
        case let text as UITextView: text.text
        default: nil
        }
    }

    /// The middle of the view, in the screen's coordinates, in points.
    var middle: CGPoint { Self.middle(of: view) }

    static func middle(of view: UIView) -> CGPoint {
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        guard let frame = view.window?.frame else { return place }
        return CGPoint(x: place.x + frame.minX, y: place.y + frame.minY)
    }

    /// `UIButton "Delete" at 100 200 80 44`.
    var summary: String {
        let frame = view.convert(view.bounds, to: nil)
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
        return "\(type(of: view)) \"\(names[0])\" at \(numbers.joined(separator: " "))"
    }
}
