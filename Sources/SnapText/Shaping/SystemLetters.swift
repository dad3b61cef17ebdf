import Foundation
import SnapGraphics
import Synchronization

/// What the system font's letters look like in one style, those that are a glyph of their own: with the font's kerning, ligatures and
/// contextual letters off, nothing that stands beside such a letter changes it (tested against the shaper), so each is worked out once.
final class SystemLetters: Sendable {
    /// A character as it is set.
    struct Letter {
        /// Nil for white space.
        var glyph: ShapedGlyph?
        /// In points, tracking included.
        var advance: CGFloat
    }

    /// The letters known so far.
    struct Table {
        fileprivate enum Entry {
            case unknown
            case letter(Letter)
            /// The face has no glyph for it.
            case absent
        }

        /// Of 64 code points each; empty where none of them was asked for.
        private var pages = [[Entry]](repeating: [], count: 0x20C0 / 64)

        /// A letter, worked out by `make` the first time; nil where it is none of its own.
        mutating func letter(_ character: Unicode.Scalar, make: (Unicode.Scalar) -> Letter?) -> Letter? {
            guard SystemLetters.standsAlone(character) else { return nil }
            let (page, index) = (Int(character.value / 64), Int(character.value % 64))
            if pages[page].isEmpty { pages[page] = [Entry](repeating: .unknown, count: 64) }
            switch pages[page][index] {
            case .letter(let known): return known
            case .absent: return nil
            case .unknown:
                let made = make(character)
                pages[page][index] = made.map { .letter($0) } ?? .absent
                return made
            }
        }
    }

    private let table = Mutex(Table())

    func withTable<Result: Sendable>(_ body: (inout Table) -> Result) -> Result { table.withLock { body(&$0) } }

    /// Latin, Greek and Cyrillic letters, digits and signs: no marks, nothing that is never visible, and no fraction slash, which makes
    /// fractions of the digits around it.
    private static func standsAlone(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF: true
        case 0x2010...0x2027, 0x2030...0x2043, 0x2045...0x205E, 0x20A0...0x20BF: true
        default: false
        }
    }
}
