import Foundation
import Testing
import UIKit

@MainActor
@Suite struct LayoutConflictTests {
    @Test func aConflictNamesTheConstraintsTheViewsAndThePlaces() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView()
        view.accessibilityIdentifier = "card"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let line = #line + 1
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        view.widthAnchor.constraint(equalToConstant: 120).isActive = true
        let warnings = try ViewRenderer.render(root, in: RenderEnvironment()).warnings
        #expect(
            warnings == [
                """
                these required constraints cannot all be satisfied:
                    card.width = 100  (UIKitTests/LayoutConflictTests.swift:\(line))
                    card.width = 120  (UIKitTests/LayoutConflictTests.swift:\(line + 1))
                given up: card.width = 120  (UIKitTests/LayoutConflictTests.swift:\(line + 1))
                """
            ])
        #expect(view.frame.width == 100)
    }

    @Test func aPersonsConstraintIsGivenUpRatherThanTheSystems() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let stack = UIStackView(frame: root.bounds)
        root.addSubview(stack)
        let view = UIView()
        stack.addArrangedSubview(UIView())
        stack.addArrangedSubview(view)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        view.isHidden = true
        let warnings = try ViewRenderer.render(root, in: RenderEnvironment()).warnings
        #expect(warnings.count == 1)
        #expect(warnings[0].contains("UISV-hiding"))
        #expect(warnings[0].contains("given up: UIView[1].width = 50"))
    }

    @Test func `the system's own rows are named as UIKit names them`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.accessibilityIdentifier = "root"
        let kept = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let wide = UIView()
        for (view, name) in [(kept, "kept"), (wide, "wide")] {
            view.accessibilityIdentifier = name
            root.addSubview(view)
        }
        wide.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            wide.widthAnchor.constraint(equalTo: root.widthAnchor),
            wide.widthAnchor.constraint(equalTo: kept.widthAnchor),
        ])
        root.layoutIfNeeded()
        let conflict = try #require(LayoutProblems(of: root).conflicts.first)
        #expect(
            conflict.constraints.map { $0.components(separatedBy: "  (UIKitTests")[0] } == [
                "wide.width = root.width", "wide.width = kept.width",
                "root.width = 300  (UIView-Encapsulated-Layout-Width)",
                "kept.width = 30  (NSAutoresizingMaskLayoutConstraint)",
            ])
    }
}
