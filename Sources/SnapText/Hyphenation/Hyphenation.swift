import Foundation
import Synchronization

/// Hyphenation by the dictionaries of Debian's packages `hyphen-…`.
public enum Hyphenation {
    /// The package that is missing for a language; nil where it is installed, or none is known.
    ///
    /// - Parameter language: a BCP 47 tag; nil counts as English.
    public static func missingPackage(for language: String?) -> String? {
        guard let dictionary = dictionary(for: language), patterns(dictionary) == nil else { return nil }
        return dictionary.package
    }

    /// Whether there is a dictionary for a language, installed or not.
    public static func isKnown(_ language: String?) -> Bool { dictionary(for: language) != nil }

    /// The places in a word of letters where it may be parted, as counts of UTF-16 code units before them; none without a dictionary.
    static func places(in word: String, language: String?) -> [Int] {
        dictionary(for: language).flatMap(patterns)?.places(in: word) ?? []
    }

    private struct Dictionary {
        /// As BCP 47 has it, in lower case.
        let language: String
        let name: String
        let package: String

        init(_ language: String, _ name: String, _ package: String) {
            self.language = language
            self.name = name
            self.package = package
        }
    }

    /// Languages with a region stand before those without.
    private static let dictionaries = [
        Dictionary("en-gb", "en_GB", "hyphen-en-gb"), Dictionary("en-au", "en_GB", "hyphen-en-gb"),
        Dictionary("en", "en_US", "hyphen-en-us"), Dictionary("de", "de_DE", "hyphen-de"),
        Dictionary("fr", "fr", "hyphen-fr"), Dictionary("es", "es_ES", "hyphen-es"),
        Dictionary("it", "it_IT", "hyphen-it"), Dictionary("nl", "nl_NL", "hyphen-nl"),
        Dictionary("pt-br", "pt_BR", "hyphen-pt-br"), Dictionary("pt", "pt_PT", "hyphen-pt-pt"),
        Dictionary("sv", "sv_SE", "hyphen-sv"), Dictionary("da", "da_DK", "hyphen-da"),
        Dictionary("nb", "nb_NO", "hyphen-no"), Dictionary("no", "nb_NO", "hyphen-no"),
        Dictionary("pl", "pl_PL", "hyphen-pl"), Dictionary("cs", "cs_CZ", "hyphen-cs"),
    ]

    private static func dictionary(for language: String?) -> Dictionary? {
        let tag = (language ?? "en").lowercased().replacing("_", with: "-")
        return dictionaries.first { tag == $0.language || tag.hasPrefix($0.language + "-") }
    }

    /// Nil where the file is not there or cannot be read.
    private static func patterns(_ dictionary: Dictionary) -> HyphenationPatterns? {
        known.withLock { known in
            if let patterns = known[dictionary.name] { return patterns }
            let file = FileManager.default.contents(atPath: "/usr/share/hyphen/hyph_\(dictionary.name).dic")
            let patterns = file.flatMap { HyphenationPatterns($0) }
            known[dictionary.name] = .some(patterns)
            return patterns
        }
    }

    /// By the name of the dictionary, read once each.
    private static let known = Mutex<[String: HyphenationPatterns?]>([:])
}
