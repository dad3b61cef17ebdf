public import UIKit

/// Asserts that a view's layout breaks no rule: no golden is needed, and none is written.
///
/// - Parameters:
///   - value: What is laid out; an error that it throws is a failure.
///   - config: The screen that it is laid out on; nil takes the view's own size.
///   - size: In points; nil takes the screen's, or without one, the size of its own or of its contents.
///   - traits: Stronger than the screen's.
///   - rules: What is looked for.
@preconcurrency @MainActor public func assertLayout(
    of value: @autoclosure () throws -> UIView, on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), rules: LayoutRules = .all, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    record(at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column)) {
        let capture = ViewCapture(config: config ?? ViewImageConfig(), size: size, traits: traits)
        return try LayoutCheck(rules: rules).message(of: try value(), capture)
    }
}

/// Asserts that a view controller's layout breaks no rule, by default on a phone of 375×667 points at 2×.
///
/// The parameters are those of `assertLayout(of:on:size:traits:rules:)` of a view.
@preconcurrency @MainActor public func assertLayout(
    of value: @autoclosure () throws -> UIViewController, on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), rules: LayoutRules = .all, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    record(at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column)) {
        let capture = ViewCapture(config: config ?? .iPhone8, size: size, traits: traits)
        return try LayoutCheck(rules: rules).message(of: try value(), capture)
    }
}

/// Asserts that the layout of everything on a screen breaks no rule.
@preconcurrency @MainActor public func assertLayout(
    of screen: Screen, rules: LayoutRules = .all, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    record(at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column)) {
        try LayoutCheck(rules: rules).message(of: screen)
    }
}

/// Records the message of a failure, or the error that came before it.
@MainActor private func record(at place: SourcePlace, _ check: () throws -> String?) {
    do {
        if let message = try check() { Failure.record(message, at: place) }
    } catch {
        Failure.record("the layout could not be checked: \(error)", at: place)
    }
}
