import UIKit

/// Finds the view that a test calls by a name, and the place where a finger reaches it.
@MainActor
struct ScreenSearch {
    let screen: Screen

    /// What can be seen and has a name, window by window, in tree order.
    private var elements: [ScreenElement] {
        var found: [ScreenElement] = []
        func visit(_ view: UIView) {
            guard !view.isHidden || view is UIWindow, view.alpha >= 0.01 else { return }
            if let element = ScreenElement(view) { found.append(element) }
            for subview in view.subviews { visit(subview) }
        }
        for window in screen.windows { visit(window) }
        return found
    }

    /// Where a finger reaches the one view with this name, in the screen's coordinates, in points.
    func place(of name: String) throws(ScreenError) -> CGPoint {
        let elements = elements
        let named = elements.filter { $0.names.contains(name) }
        // A button and its label have the same name: the innermost stands for both.
        let innermost = named.filter { outer in
            !named.contains { $0.view !== outer.view && $0.view.isDescendant(of: outer.view) }
        }
        guard let first = innermost.first else {
            let there = elements.map { "\"\($0.names[0])\"" }
            throw .missing(name: name, there: there.enumerated().filter { there.firstIndex(of: $1) == $0 }.map(\.1))
        }
        let reachable = innermost.filter { isReached($0.view, by: hit(at: $0.middle)) }
        guard let only = reachable.first else { throw obstacle(before: first.view, name: name) }
        guard reachable.count == 1 else { throw .ambiguous(name: name, matches: reachable.map(\.summary)) }
        return only.middle
    }

    /// Where a finger reaches the view, in the screen's coordinates, in points.
    func place(of view: UIView) throws(ScreenError) -> CGPoint {
        let middle = ScreenElement.middle(of: view)
        guard isReached(view, by: hit(at: middle)) else { throw obstacle(before: view, name: Self.name(of: view)) }
        return middle
    }

    /// What a finger at a point touches.
    private func hit(at point: CGPoint) -> UIView? {
        for window in UIApplication.shared.windows.reversed() {
            let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
            if let hit = window.hitTest(place, with: nil) { return hit }
        }
        return nil
    }

    /// The touched view is the view, in it, or the one that the view, which takes no touches itself, stands in.
    private func isReached(_ view: UIView, by hit: UIView?) -> Bool {
        guard let hit else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    private func obstacle(before view: UIView, name: String) -> ScreenError {
        let middle = ScreenElement.middle(of: view)
        let isOnScreen = view.window.map { screen.windows.contains($0) } ?? false
        guard isOnScreen, CGRect(origin: .zero, size: screen.device.size).contains(middle), let cover = hit(at: middle)
        else { return .outOfSight(name: name) }
        return .covered(name: name, by: Self.name(of: cover))
    }

    private static func name(of view: UIView) -> String {
        ScreenElement(view)?.names[0] ?? "\(type(of: view))"
    }
}
