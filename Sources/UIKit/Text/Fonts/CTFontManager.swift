public import Foundation
import SnapText

/// Where Core Text keeps a registered font; here it is always the process.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3

    public static let user = CTFontManagerScope.persistent
}

// Core Foundation's names for types of Foundation, as calls of the functions below spell them.
public typealias CFURL = URL
public typealias CFError = NSError

/// Registers the fonts of a file for this process, under Core Text's name: `UIFont(name:size:)` finds them from then on.
///
/// - Returns: False where the file is no font; `error` says why, with what to do.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do throws(FontRegistrationError) {
        try FontRegistration.register(fontURL.path)
        return true
    } catch let reason {
        error?.pointee = Unmanaged.passRetained(NSError(reason))
        return false
    }
}

/// Forgets the fonts of a registered file, under Core Text's name.
///
/// - Returns: False where the file is not registered; `error` says so.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do throws(FontRegistrationError) {
        try FontRegistration.unregister(fontURL.path)
        return true
    } catch let reason {
        error?.pointee = Unmanaged.passRetained(NSError(reason))
        return false
    }
}

extension NSError {
    fileprivate convenience init(_ error: FontRegistrationError) {
        self.init(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: error.code,
            userInfo: [NSLocalizedDescriptionKey: "\(error)"])
    }
}

extension FontRegistrationError {
    /// Core Text's number. Source: Apple, *CTFontManagerError*.
    fileprivate var code: Int {
        switch self {
        case .unreadable: 101
        case .invalid: 103
        case .unnamed: 104
        case .notRegistered: 201
        }
    }
}
