import Testing

@testable import UIKit

/// What a constraint may tie, after Apple's *NSLayoutConstraint.Attribute*.
@MainActor
@Suite struct ConstraintFormTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    nonisolated private static let sizes: [Attribute] = [.width, .height]
    nonisolated private static let directional: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
    nonisolated private static let absolute: [Attribute] = [.left, .right, .leftMargin, .rightMargin]
    nonisolated private static let centres: [Attribute] = [.centerX, .centerXWithinMargins]
    nonisolated private static let vertical: [Attribute] = [
        .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
    ]
    nonisolated private static let all = sizes + directional + absolute + centres + vertical

    /// The groups whose members go together.
    nonisolated private static let groups = [sizes, directional + centres, absolute + centres, vertical]

    @Test(arguments: all) func `attributes pair within their group and with nothing else`(first: Attribute) {
        for second in Self.all {
            let form = ConstraintForm(first: first, second: second, multiplier: 1, constant: 0)
            let isAllowed = Self.groups.contains { $0.contains(first) && $0.contains(second) }
            #expect((form.problem == nil) == isAllowed, "\(first) with \(second): \(form.problem ?? "allowed")")
        }
    }

    @Test(arguments: all) func `a number is a size and no location`(attribute: Attribute) {
        let form = ConstraintForm(first: attribute, second: .notAnAttribute, multiplier: 1, constant: 20)
        #expect((form.problem == nil) == Self.sizes.contains(attribute))
        let zero = ConstraintForm(first: attribute, second: attribute, multiplier: 0, constant: 20)
        #expect((zero.problem == nil) == Self.sizes.contains(attribute))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func `numbers must be finite`(number: CGFloat) {
        let constant = ConstraintForm(first: .width, second: .notAnAttribute, multiplier: 1, constant: number)
        #expect(constant.problem == "a constraint's multiplier and constant must be finite, not 1.0 and \(number)")
        let multiplier = ConstraintForm(first: .width, second: .height, multiplier: number, constant: 0)
        #expect(multiplier.problem == "a constraint's multiplier and constant must be finite, not \(number) and 0.0")
    }

    /// What the program says on its way out.
    private func lastWords(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `a constant that is not a number ends the program with a message that names the constraint`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.accessibilityIdentifier = "card"
                view.widthAnchor.constraint(equalToConstant: 10).constant = .nan
            }
        }
        #expect(lastWords(result).contains("a constraint's constant must be finite, not nan: card.width = "))
    }

    @Test func `a constraint made with an infinite multiplier ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
            }
        }
        #expect(lastWords(result).contains("must be finite, not inf and 0.0 (UIKitTests/ConstraintFormTests.swift:"))
    }

    @Test func `a priority above required ends the program, as UIKit documents`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIView().widthAnchor.constraint(equalToConstant: 10).priority = UILayoutPriority(1001)
            }
        }
        #expect(lastWords(result).contains("must be greater than 0 and at most 1000, not 1001.0"))
    }

    @Test func `left and leading do not go together`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let inner = UIView()
                view.addSubview(inner)
                _ = inner.leadingAnchor.constraint(equalTo: view.leftAnchor)
            }
        }
        #expect(
            lastWords(result).contains("invalid pairing of layout attributes: leading does not go with left"))
    }
}
