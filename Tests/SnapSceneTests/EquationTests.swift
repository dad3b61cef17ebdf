import Testing
import UIKit

@testable import SnapScene

@MainActor
@Suite("Equations")
struct EquationTests {
    /// A case of the table: how the equation is written, and the constraint in UIKit's terms.
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let first: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let second: NSLayoutConstraint.Attribute
        var multiplier = 1.0
        var constant = 0.0
        var priority: Float = 1000

        var testDescription: String { text }
    }

    nonisolated static let cases = [
        Case(text: "a.centerX == b.centerX", first: .centerX, relation: .equal, second: .centerX),
        Case(text: "a.centerX == b.centerX + 8", first: .centerX, relation: .equal, second: .centerX, constant: 8),
        Case(
            text: "a.top >= b.bottom - 8.5", first: .top, relation: .greaterThanOrEqual, second: .bottom, constant: -8.5
        ),
        Case(
            text: "a.width <= 0.8 * b.width - 16 @ 750", first: .width, relation: .lessThanOrEqual, second: .width,
            multiplier: 0.8, constant: -16, priority: 750),
        Case(
            text: "a.height == 54", first: .height, relation: .equal, second: .notAnAttribute, multiplier: 0,
            constant: 54),
        Case(text: "a.width==b.height*2", first: .width, relation: .equal, second: .height, multiplier: 2),
        Case(text: "a.width == b.width / 4", first: .width, relation: .equal, second: .width, multiplier: 0.25),
        Case(
            text: "a.width == 2 * (b.width + 3) / 4 @defaultHigh", first: .width, relation: .equal, second: .width,
            multiplier: 0.5, constant: 1.5, priority: 750),
        Case(text: "a.width == 10 + b.width - 4 - 1", first: .width, relation: .equal, second: .width, constant: 5),
        Case(text: "a.width == -2 * -b.width", first: .width, relation: .equal, second: .width, multiplier: 2),
        Case(text: "a.top ≥ b.top", first: .top, relation: .greaterThanOrEqual, second: .top),
        Case(text: "a.top ≤ b.top", first: .top, relation: .lessThanOrEqual, second: .top),
        Case(text: "a.leading == b.safeArea.leading", first: .leading, relation: .equal, second: .leading),
        Case(text: "a.firstBaseline == b.lastBaseline", first: .firstBaseline, relation: .equal, second: .lastBaseline),
        Case(text: "a.leading == b.centerX", first: .leading, relation: .equal, second: .centerX),
        Case(
            text: "a.width == " + String(repeating: "(", count: 99) + "8" + String(repeating: ")", count: 99),
            first: .width, relation: .equal, second: .notAnAttribute, multiplier: 0, constant: 8),
        // A wish that cannot be met in full, and a limit that every view keeps.
        Case(
            text: "a.width == -50 @ 750", first: .width, relation: .equal, second: .notAnAttribute, multiplier: 0,
            constant: -50, priority: 750),
        Case(
            text: "a.width >= -50", first: .width, relation: .greaterThanOrEqual, second: .notAnAttribute,
            multiplier: 0, constant: -50),
        Case(
            text: "a.width == 20 @ 999.5", first: .width, relation: .equal, second: .notAnAttribute, multiplier: 0,
            constant: 20, priority: 999.5),
    ]

    @Test("Each form means its constraint", arguments: cases)
    func parses(expected: Case) throws {
        let equation = try EquationParser.parse(expected.text)
        #expect(equation.left.view == "a")
        #expect(equation.left.attribute == expected.first)
        #expect(equation.relation == expected.relation)
        #expect(equation.right.anchor?.attribute ?? .notAnAttribute == expected.second)
        #expect(equation.right.multiplier == expected.multiplier)
        #expect(equation.right.constant == expected.constant)
        #expect(equation.priority.rawValue == expected.priority)
    }

    /// Equation, column from 0, problem.
    nonisolated static let failures: [(String, Int, String)] = [
        ("", 0, "expected an attribute of a view on the left, as in card.width; found the end"),
        ("12 == a.width", 0, "expected an attribute of a view on the left, as in card.width; found \"12\""),
        ("a == b", 2, "expected \".\" and an attribute after the view a; found \"==\""),
        ("a.widht == 3", 2, "there is no attribute widht: did you mean width?"),
        ("a.safeAera.top == 3", 2, "there is no attribute safeAera: did you mean safeArea?"),
        ("a.safeArea == 3", 11, "expected \".\" and an attribute after safeArea; found \"==\""),
        ("a.width = 3", 8, "write == for equality"),
        ("a.width < 3", 8, "write <= : constraints have no strict inequality"),
        ("a.width 3", 8, "expected ==, <= or >=; found \"3\""),
        ("a.width ==", 10, "expected a number or an attribute of a view, as in card.width; found the end"),
        ("a.width == 3 3", 13, "expected + - * / @ or the end; found \"3\""),
        (
            "a.width == 3 @ high", 15,
            "expected a priority from 1 to 1000, or one of required, defaultHigh, defaultLow, fittingSizeLevel; found \"high\""
        ),
        (
            "a.width == 3 @ 0", 15,
            "expected a priority from 1 to 1000, or one of required, defaultHigh, defaultLow, fittingSizeLevel; found \"0\""
        ),
        ("a.width == b.width * c.width", 19, "two attributes cannot be multiplied"),
        ("a.width == 3 / b.width", 13, "only a number other than 0 can be divided by"),
        ("a.width == b.width / 0", 19, "only a number other than 0 can be divided by"),
        ("a.width == b.width + c.width", 19, "the right side can have one attribute, and numbers"),
        ("a.width == (3", 13, "expected \")\"; found the end"),
        ("a.width == 0 * b.width", 15, "the attribute is multiplied by 0"),
        ("a.width == b.top", 11, "width is a size, top is a place from top to bottom"),
        ("a.leading == b.top", 13, "leading is a place from side to side, top is a place from top to bottom"),
        ("a.leading == b.left", 13, "leading cannot go with left: left and right stay, leading and trailing mirror"),
        ("a.top == 8", 0, "top is a place, and needs one of another view, as in root.top + 8"),
        ("a.top == b.safeArea.firstBaseline", 20, "a guide has no firstBaseline"),
        // The 101st of each.
        (
            "a.width == " + String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000), 111,
            "more than 100 brackets and signs stand within each other"
        ),
        (
            "a.width == " + String(repeating: "-", count: 50_000) + "1", 111,
            "more than 100 brackets and signs stand within each other"
        ),
        ("a.width == -50", 0, "width can be no less than 0, and -50 is required"),
        ("a.height <= 10 - 10.5 @ required", 0, "height can be no less than 0, and -0.5 is required"),
        ("a.width == 3 %", 13, "\"%\" has no meaning here"),
    ]

    @Test("Each mistake is named with its column", arguments: failures)
    func refuses(text: String, column: Int, problem: String) {
        #expect(throws: Equation.Failure(column: column, problem: problem)) { try EquationParser.parse(text) }
    }
}
