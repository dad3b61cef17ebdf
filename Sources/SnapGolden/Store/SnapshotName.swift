import Foundation

/// What tells one snapshot from another: the file and the test that took it, and its name or number there.
public struct SnapshotName: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        case named(String)
        /// Counted from 1 in each test.
        case number(Int)
        /// The file has one snapshot only.
        case only
    }

    /// The test's own name, as the compiler gives it: `testMenu()`.
    public let test: String
    public let part: Part

    public init(test: String, part: Part) {
        self.test = test
        self.part = part
    }

    /// The longest file name, in bytes: file systems allow 255, and `.new.layout` comes behind.
    static let longest = 240

    /// The golden's file name without its extension: `testMenu.1`, `testMenu.open`.
    ///
    /// Letters, digits, `_` and `-` stay; anything else between them becomes one `-`. So two names may become one: `SnapshotClaims` finds out.
    public func fileStem() throws(GoldenError) -> String {
        var parts = [Self.sanitized(Self.withoutParentheses(test))]
        switch part {
        case .named(let name): parts.append(Self.sanitized(name))
        case .number(let number): parts.append("\(number)")
        case .only: break
        }
        guard !parts.contains("") else { throw .emptyName(description) }
        let stem = parts.joined(separator: ".")
        guard stem.utf8.count <= Self.longest else { throw .nameTooLong(description, bytes: stem.utf8.count) }
        return stem
    }

    /// `testMenu()` and `testMenu(size:)` without the list of parameters, which says nothing between tests of different names.
    private static func withoutParentheses(_ test: String) -> Substring {
        guard test.hasSuffix(")"), let open = test.lastIndex(of: "(") else { return test[...] }
        return test[..<open]
    }

    static func sanitized(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        var isGap = false
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
            guard isKept(scalar) else {
                isGap = true
                continue
            }
            if isGap, !result.isEmpty { result.append("-") }
            isGap = false
            result.append(scalar)
        }
        return String(result)
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
            true
        default: scalar == "_" || scalar == "-"
        }
    }
}

extension SnapshotName: CustomStringConvertible {
    /// For messages: `testMenu() “open”`, `testMenu() 1`.
    public var description: String {
        switch part {
        case .named(let name): "\(test) “\(name)”"
        case .number(let number): "\(test) \(number)"
        case .only: test
        }
    }
}
