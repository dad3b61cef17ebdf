import Foundation

/// The system font's widths: advances, kerning, tracking and optical sizes, fitted from the sizes that Apple's engine gave labels.
///
/// Read from the embedded resource that `Scripts/make-system-font-profile.py` writes; the script's head describes its layout.
final class SystemFontProfile: Sendable {
    static let shared = SystemFontProfile(bytes: PackageResources.system_font_profile_bin)

    /// Ascender and descender in em. Measured: 95 % of 704 free label heights are 1.193359375 × size on the pixel grid.
    static let ascender: CGFloat = 0.9521484375
    static let descender: CGFloat = -0.2412109375
    /// Capital height in em, measured: 36 pixels at 17 points, 3x.
    static let capHeight: CGFloat = 0.705
    /// Unverified: Inter's 0.5455, scaled as its capitals are.
    static let xHeight: CGFloat = 0.529
    /// The advance of an ideograph or kana in em, its tracking included (eight facts).
    static let ideographAdvance = 1.0185

    private struct Knot {
        let size: Double
        let value: Double
    }

    private let tracking: [Knot]
    private let trackingUntil13: [Knot]
    private let displayShare: [Knot]
    /// By weight: the scale of Inter's, and of InterDisplay's advance for characters that are not listed.
    private let unlistedScales: [(text: Double, display: Double)]
    /// Rows of 18 advances in 1/10,000 em.
    private let advanceRows: [UInt16]
    /// By character: its row, counted from 1; 0 where it is not listed.
    private let rowOfCharacter: [UInt16]
    /// By character: what its advance had more until iOS 13, in 1/10,000 em.
    private let changeOfCharacter: [Int16]
    /// By character: its letter in the kerning alphabet, counted from 1, and the letter that it kerns as otherwise.
    private let letterOfCharacter: [UInt8]
    private let baseLetterOfCharacter: [UInt8]
    private let alphabetSize: Int
    /// Kernings in 1/10,000 em, by left and right letter.
    private let kerning: [Int16]

    private init(bytes: [UInt8]) {
        var reader = ProfileReader(bytes: bytes)
        reader.expect("SFP2")
        tracking = Self.knots(&reader)
        trackingUntil13 = Self.knots(&reader)
        displayShare = Self.knots(&reader)
        unlistedScales = Font.Weight.allCases.map { _ in
            (text: Double(reader.u16()) / 10_000, display: Double(reader.u16()) / 10_000)
        }
        let rowLength = 2 * Font.Weight.allCases.count
        advanceRows = reader.list { reader in (0..<rowLength).map { _ in reader.u16() } }.flatMap { $0 }

        let listed = reader.list { (character: Int($0.u16()), row: $0.u16()) }
        rowOfCharacter = Self.table(of: listed.map { ($0.character, $0.row + 1) })
        changeOfCharacter = Self.table(of: reader.list { (character: Int($0.u16()), value: $0.i16()) })

        let letters = reader.list { Int($0.u16()) }
        letterOfCharacter = Self.table(of: letters.enumerated().map { ($1, UInt8($0 + 1)) })
        let bases = reader.list { (character: Int($0.u16()), letter: $0.u8()) }
        baseLetterOfCharacter = Self.table(
            of: letters.enumerated().map { ($1, UInt8($0 + 1)) } + bases.map { ($0.character, $0.letter) })

        let values = reader.list { $0.i16() }
        alphabetSize = letters.count + 1
        var kerning = [Int16](repeating: 0, count: alphabetSize * alphabetSize)
        for pair in reader.list({ (left: Int($0.u8()), right: Int($0.u8()), value: Int($0.u16())) }) {
            kerning[pair.left * alphabetSize + pair.right] = values[pair.value]
        }
        self.kerning = kerning
        reader.expectEnd()
    }

    private static func knots(_ reader: inout ProfileReader) -> [Knot] {
        reader.list { Knot(size: Double($0.u16()), value: Double($0.i32()) / 100_000) }
    }

    private static func table<Value: FixedWidthInteger>(of entries: [(character: Int, value: Value)]) -> [Value] {
        var table = [Value](repeating: 0, count: 1 + (entries.map(\.character).max() ?? 0))
        for entry in entries { table[entry.character] = entry.value }
        return table
    }

    // MARK: - Looking up

    /// What is added to every character's advance at a size in points, in em.
    func tracking(size: Double, edition: SystemFontEdition) -> Double {
        switch edition {
        case .iOS14: Self.interpolate(tracking, at: size)
        case .iOS13: Self.interpolate(trackingUntil13, at: size)
        }
    }

    /// How far the letters are the Display cut's at a size in points, from 0 to 1; until iOS 13 there was nothing between the cuts.
    func displayShare(size: Double, edition: SystemFontEdition) -> Double {
        switch edition {
        case .iOS14: Self.interpolate(displayShare, at: size)
        case .iOS13: size < 20 ? 0 : 1
        }
    }

    /// A character's advance in em without tracking; nil where it is not listed. `share` is `displayShare(size:edition:)`.
    func advance(
        of character: Unicode.Scalar, weight: Font.Weight, share: Double, edition: SystemFontEdition
    ) -> Double? {
        let code = Int(character.value)
        guard code < rowOfCharacter.count, rowOfCharacter[code] != 0 else { return nil }
        let start = (Int(rowOfCharacter[code]) - 1) * 2 * Font.Weight.allCases.count + 2 * weight.rawValue
        let text = Double(advanceRows[start]) / 10_000
        let display = Double(advanceRows[start + 1]) / 10_000
        let advance = (1 - share) * text + share * display
        guard edition == .iOS13, code < changeOfCharacter.count else { return advance }
        return advance + Double(changeOfCharacter[code]) / 10_000
    }

    /// An emoji's advance in em, its tracking included: about 1.4 at 13 points, 1.3 at 17, 1.13 from 25 on (six facts), linear
    /// between.
    static func emojiAdvance(size: Double) -> Double {
        interpolate([Knot(size: 13, value: 1.4), Knot(size: 17, value: 1.3), Knot(size: 25, value: 1.13)], at: size)
    }

    /// The advance of a character that is not listed, from what Inter and InterDisplay give it, all in em.
    func unlistedAdvance(text: Double, display: Double, weight: Font.Weight, share: Double) -> Double {
        let scales = unlistedScales[weight.rawValue]
        return (1 - share) * scales.text * text + share * scales.display * display
    }

    /// What is added between two characters, in em; the same for all weights and sizes.
    func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        let exact = kerning(letterOfCharacter, left, right)
        return exact != 0 ? exact : kerning(baseLetterOfCharacter, left, right)
    }

    private func kerning(_ letters: [UInt8], _ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        guard left.value < letters.count, right.value < letters.count else { return 0 }
        let row = Int(letters[Int(left.value)])
        let column = Int(letters[Int(right.value)])
        return Double(kerning[row * alphabetSize + column]) / 10_000
    }

    /// Linear between the knots, constant outside them.
    private static func interpolate(_ knots: [Knot], at size: Double) -> Double {
        guard let first = knots.first, size > first.size else { return knots.first?.value ?? 0 }
        for (low, high) in zip(knots, knots.dropFirst()) where size <= high.size {
            return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
        }
        return knots.last?.value ?? 0
    }
}
