import Foundation
import SnapGolden
import SnapGraphics
import Testing
import UIKit

@testable import SnapTesting

@MainActor @Suite struct MatrixAndLayoutTests {
    @Test func `a matrix has a strategy for every combination, named by its parts`() {
        let matrix: [String: Snapshotting<UIViewController, UIImage>] = .matrix(
            devices: [.iPhone8, .iPhone13(.landscape), ViewImageConfig(size: CGSize(width: 300, height: 200))],
            styles: [.light, .dark], contentSizes: [.large, .accessibilityLarge])
        #expect(
            matrix.keys.sorted() == [
                "300x200 dark AccessibilityL", "300x200 dark L", "300x200 light AccessibilityL", "300x200 light L",
                "iPhone13 landscape dark AccessibilityL", "iPhone13 landscape dark L",
                "iPhone13 landscape light AccessibilityL", "iPhone13 landscape light L", "iPhone8 dark AccessibilityL",
                "iPhone8 dark L", "iPhone8 light AccessibilityL", "iPhone8 light L",
            ])
        let views: [String: Snapshotting<UIView, UIImage>] = .matrix(directions: [.rightToLeft], locales: ["tr"])
        #expect(views.keys.sorted() == ["rtl tr"])
    }

    @Test func `each cell is shown on its own screen`() throws {
        let matrix: [String: Snapshotting<UIViewController, UIImage>] = .matrix(
            devices: [.iPhone8, ViewImageConfig(size: CGSize(width: 40, height: 30))], locales: ["en", "ar"])
        var seen: [String: [String]] = [:]
        for (name, strategy) in matrix.sorted(by: { $0.key < $1.key }) {
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            let controller = UIViewController()
            controller.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                bar.widthAnchor.constraint(equalToConstant: 10),
            ])
            let capture = try strategy.take(controller)
            guard case .picture(let bitmap, _, _) = capture.artifact else { continue }
            // Where the language is written from right to left, a line begins at the right.
            let direction = bar.frame.minX == 0 ? "ltr" : "rtl"
            seen[name] = ["\(bitmap.width)×\(bitmap.height)", direction]
        }
        #expect(
            seen == [
                "40x30 ar": ["80×60", "rtl"], "40x30 en": ["80×60", "ltr"], "iPhone8 ar": ["750×1334", "rtl"],
                "iPhone8 en": ["750×1334", "ltr"],
            ])
    }

    private func issue(
        _ controller: UIViewController, rules: LayoutRules = .all
    ) throws -> String? {
        let capture = ViewCapture(config: .iPhone8, size: nil, traits: UITraitCollection())
        return try LayoutCheck(rules: rules).message(of: controller, capture)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = "title"
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func controller(_ text: String, constraints: (UIView, UILabel) -> [NSLayoutConstraint]) -> UIViewController
    {
        let controller = UIViewController()
        let label = label(text)
        controller.view.addSubview(label)
        NSLayoutConstraint.activate(constraints(controller.view, label))
        return controller
    }

    @Test func `a layout that breaks no rule passes`() throws {
        let good = controller("Hello") { view, label in
            [
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ]
        }
        #expect(try issue(good) == nil)
        assertLayout(of: good)
        assertLayout(of: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test func `what is undecided, contradicts itself or is cut off is told, unless a rule is left out`() throws {
        let undecided = controller("Hello") { view, label in
            [label.centerYAnchor.constraint(equalTo: view.centerYAnchor)]
        }
        let first = try #require(try issue(undecided))
        #expect(first.hasPrefix("UIViewController is not laid out well.\n  ambiguous: title: x: "))
        #expect(try issue(undecided, rules: [.conflicts, .truncations]) == nil)
        withKnownIssue { assertLayout(of: undecided) }

        let cut = controller("A long title that has no room") { view, label in
            [
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 60),
                label.topAnchor.constraint(equalTo: view.topAnchor),
            ]
        }
        #expect(
            try issue(cut)
                == "UIViewController is not laid out well.\n  truncated: `title` shows only a part of its text")
        let screen = Screen(.iPhone8)
        screen.show(cut)
        #expect(try LayoutCheck(rules: .all).message(of: screen)?.contains("truncated: `title`") == true)

        let torn = controller("Hello") { view, label in
            [
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.topAnchor.constraint(equalTo: view.topAnchor),
                label.widthAnchor.constraint(equalToConstant: 60), label.widthAnchor.constraint(equalToConstant: 70),
            ]
        }
        #expect(try issue(torn, rules: .conflicts)?.contains("\n  conflict: ") == true)
    }
}
