import Foundation
package import UIKit

/// Languages as BCP 47 tags: `tr`, `zh-Hant-TW`.
package enum LanguageTag {
    package static let remedy = "write a BCP 47 tag, as in tr, pt-BR or zh-Hant"

    /// Why a text is no tag of a language; nil where it is one.
    ///
    /// Source: RFC 5646, section 2.1: parts of 1 to 8 letters and digits, the language first. The languages, scripts and regions are those
    /// of ISO 639, 15924 and 3166 as Foundation knows them. Underscores stand for hyphens, as in Apple's names of locales.
    package static func problem(of tag: String) -> String? {
        guard !tag.isEmpty else { return "the language has no name" }
        let shown = tag.count > 40 ? tag.prefix(40) + "…" : tag
        let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard
            parts.allSatisfy({ part in
                (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            })
        else { return "\"\(shown)\" is no name of a language" }
        let language = Locale.Language(identifier: tag)
        guard let code = language.languageCode, code.isISOLanguage else {
            return "there is no language \"\(parts[0])\""
        }
        if let script = language.script, !script.isISOScript { return "there is no script \"\(script.identifier)\"" }
        if let region = language.region, !region.isISORegion { return "there is no region \"\(region.identifier)\"" }
        return nil
    }
}

extension LanguageTag {
    /// The direction that a language is written in.
    package static func direction(of tag: String) -> UITraitEnvironmentLayoutDirection {
        Locale.Language(identifier: tag).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension ValueForm where Value == String {
    /// A language as a BCP 47 tag.
    static var locale: Self {
        string.map { tag, place throws(SceneError) in
            if let problem = LanguageTag.problem(of: tag) {
                throw .invalid(place, problem: problem, remedy: LanguageTag.remedy)
            }
            return tag
        }
    }
}
