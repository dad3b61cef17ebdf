/// Fonts of a test or an app, read from their own files: known to the whole process by their names from then on.
public enum FontRegistration {
    /// Registers every face of a font file (TrueType, OpenType or a collection). A file that is registered already stays so.
    ///
    /// - Returns: the faces that the file holds.
    @discardableResult
    public static func register(_ path: String) throws(FontRegistrationError) -> [RegisteredFont] {
        try FontCatalogue.shared.register(path)
    }

    /// Forgets the faces of a file.
    public static func unregister(_ path: String) throws(FontRegistrationError) {
        try FontCatalogue.shared.unregister(path)
    }

    /// The fonts that are registered now, in the order of registration.
    public static var fonts: [RegisteredFont] { FontCatalogue.shared.registered }

    /// The registered font that a PostScript or full name means, else the one of a family that is nearest to regular.
    public static func font(named name: String) -> RegisteredFont? {
        FontCatalogue.shared.registered(named: name, weight: .regular, isItalic: false)
    }
}

/// Why a font file could not be registered.
public enum FontRegistrationError: Error, Hashable {
    case unreadable(path: String)
    /// It is no font, or damaged.
    case invalid(path: String)
    case unnamed(path: String)
    case notRegistered(path: String)
}

extension FontRegistrationError: CustomStringConvertible {
    public var description: String { description { $0 } }

    /// The text, with the file's path as `shown` gives it.
    public func description(_ shown: (_ path: String) -> String) -> String {
        switch self {
        case .unreadable(let path): "the font file \(shown(path)) cannot be read: check its path"
        case .invalid(let path): "\(shown(path)) is no TrueType or OpenType font, or it is damaged: get the file anew"
        case .unnamed(let path):
            "the font in \(shown(path)) has no name to ask for it by: use a file with a table of names"
        case .notRegistered(let path): "the font file \(shown(path)) is not registered: register it first"
        }
    }
}
