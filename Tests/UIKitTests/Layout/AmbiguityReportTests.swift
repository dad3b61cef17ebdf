import Testing
import UIKit

/// What is undecided, and what would decide it.
@MainActor
@Suite struct AmbiguityReportTests {
    let stage = Stage()

    private func ambiguities(_ constraints: [NSLayoutConstraint]) -> [String] {
        stage.a.accessibilityIdentifier = "a"
        stage.b.accessibilityIdentifier = "b"
        NSLayoutConstraint.activate(constraints)
        stage.root.layoutIfNeeded()
        return LayoutProblems(of: stage.root).ambiguities.map(\.text)
    }

    private func format(_ format: String) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": stage.a, "b": stage.b])
    }

    @Test func `a layout that is decided has nothing to tell`() {
        #expect(ambiguities(format("|-[a]-[b]") + format("V:|[a]") + format("V:|[b]")) == [])
    }

    @Test func `a view without a place lacks a constraint on it`() {
        #expect(
            ambiguities(format("|-[a]-[b]") + format("V:|[a]")) == [
                "b: y: add a constraint on its top, centerY or bottom"
            ])
    }

    @Test func `contents of equal priorities compete, and one of them settles both`() {
        let texts = ambiguities(format("|-[a]-[b]-|") + format("V:|[a]") + format("V:|[b]"))
        let remedy =
            "add a constraint on its width, or give it another hugging or compression resistance priority than its neighbours have"
        #expect(
            texts == [
                "a: width: \(remedy)", "b: x, width: it follows once the width of a is decided: \(remedy)",
            ])
        stage.a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        #expect(ambiguities([]) == [])
    }

    @Test func `a chain of views that nothing holds is settled by its first`() {
        #expect(
            ambiguities(format("[a]-[b]") + format("V:|[a]") + format("V:|[b]")) == [
                "a: x: add a constraint on its leading, centerX or trailing",
                "b: x: it follows once the x of a is decided: add a constraint on its leading, centerX or trailing",
            ])
    }
}
