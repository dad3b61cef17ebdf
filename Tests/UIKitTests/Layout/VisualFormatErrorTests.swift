import Testing

@testable import UIKit

/// What is wrong with a visual format string, and where the caret points.
@MainActor
@Suite struct VisualFormatErrorTests {
    let stage = Stage()

    private func error(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], views: [String: Any]? = nil
    ) -> VisualFormatError? {
        do throws(VisualFormatError) {
            _ = try NSLayoutConstraint.constraints(
                visualFormat: format, options: options, metrics: { ["gap": 5, "huge": 1001][$0] },
                views: { (views ?? ["a": stage.a, "b": stage.b])[$0] }, place: SourcePlace(file: "test", line: 1))
            return nil
        } catch {
            return error
        }
    }

    @Test func `the message has the problem, the format and a caret, as in Apple's guide`() {
        #expect(
            error("V|[a]|")?.description == """
                Unable to parse constraint format: 
                Expected ':' after 'V' to specify vertical arrangement
                V|[a]|
                 ^
                """)
        #expect(
            error("|[a][b(gap][a]|")?.description == """
                Unable to parse constraint format: 
                A predicate on a view's thickness must end with ')' and the view must end with ']'
                |[a][b(gap][a]|
                          ^
                """)
    }

    nonisolated private static let failures: [(String, VisualFormatError.Problem, Int)] = [
        ("", .noView, 0),
        ("H", .noColon(after: "H"), 1),
        ("H:|-10-|", .superviewInside, 7),
        ("H:|-10-", .noView, 7),
        ("|", .noView, 1),
        ("[]", .noView, 1),
        ("[1a]", .noView, 1),
        ("[a", .openView, 2),
        ("[a(>=)]", .noNumber, 5),
        ("[a(20@)]", .noNumber, 6),
        ("[a(20,)]", .noNumber, 6),
        ("[a]- (gap)-[b]", .noNumber, 4),
        ("[a]--[b]", .noNumber, 4),
        ("[a]-(gap-[b]", .openPredicates, 8),
        ("[a]-5[b]", .openConnection, 5),
        ("[a]-1.2.3-[b]", .noNumber, 4),
        ("[a]|[b]", .superviewInside, 4),
        ("[a]-gap-[c]", .unknownView("c"), 9),
        ("[a(==c)]", .unknownView("c"), 5),
        ("[a]-space-[b]", .unknownMetric("space"), 4),
        ("[a(20@strong)]", .unknownMetric("strong"), 6),
        ("[a(20@huge)]", .priority(1001), 6),
        ("[a(20@0)]", .priority(0), 6),
    ]

    @Test(arguments: failures) func `each problem has its place`(
        format: String, problem: VisualFormatError.Problem, column: Int
    ) {
        #expect(error(format) == VisualFormatError(problem: problem, format: format, column: column))
    }

    @Test func `a bar beside a view without a superview has no meaning`() {
        let views = ["lonely": UIView()]
        #expect(
            error("|-[lonely]", views: views)?.description == """
                Unable to parse constraint format: 
                Unable to interpret '|' character, because the related view doesn't have a superview
                |-[lonely]
                ^
                """)
    }

    @Test func `views of two trees, and what is no view, are refused`() {
        #expect(error("[a][other]", views: ["a": stage.a, "other": UIView()])?.problem == .separateViews)
        #expect(error("[a]", views: ["a": "text"])?.problem == .noItem("a"))
    }

    @Test func `views cannot be aligned along the line they are laid out on`() {
        #expect(
            error("H:[a][b]", options: .alignAllLeading)?.problem.text
                == "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
        )
        #expect(error("V:[a][b]", options: .alignAllTop)?.problem == .alignmentAlong(.vertical))
    }

    @Test func `the function that UIKit has ends the program with the message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[nobody]", metrics: nil, views: [:])
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("nobody is not a key in the views dictionary.\n[nobody]\n ^"))
    }
}
