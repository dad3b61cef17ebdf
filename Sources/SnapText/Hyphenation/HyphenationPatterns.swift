import Foundation

/// Where the words of a language may be parted, by patterns of letters.
///
/// Source of the method: F. M. Liang, *Word Hy-phen-a-tion by Com-put-er* (Stanford, 1983). A pattern has numbers between its letters; each place
/// in a word takes the highest number that any pattern found in the word gives it, and the word may be parted where that is odd.
struct HyphenationPatterns: Sendable {
    /// By the pattern's letters, a full stop standing for an end of the word: the numbers before each letter and behind the last.
    private let numbers: [[UInt16]: [UInt8]]
    private let longest: Int
    /// The fewest letters before and behind a hyphen.
    private let leftMinimum: Int
    private let rightMinimum: Int

    /// The patterns of a `.dic` file: the name of its encoding, then a pattern or a setting a line. Nil where the encoding is unknown or the bytes
    /// are none of it.
    ///
    /// Of a file with levels the last one counts, which holds for words; those before it part compounds. Patterns that spell a word otherwise where
    /// it is parted (they have a slash) are left out.
    init?(_ file: Data) {
        guard let end = file.firstIndex(of: 0x0A),
            let encoding = Self.encoding(named: String(decoding: file[..<end], as: UTF8.self)),
            let text = String(data: file[file.index(after: end)...], encoding: encoding)
        else { return nil }
        var numbers: [[UInt16]: [UInt8]] = [:]
        var minima = (left: 2, right: 2)
        var longest = 0
        for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let line = String(Substring(line)).trimmingCharacters(in: .whitespaces)
            let words = line.split(separator: " ")
            if line.hasPrefix("#") || line.hasPrefix("%") || line.contains("/") { continue }
            switch words.first {
            case "NEXTLEVEL": numbers = [:]
            case "LEFTHYPHENMIN": minima.left = words.last.flatMap { Int($0) } ?? minima.left
            case "RIGHTHYPHENMIN": minima.right = words.last.flatMap { Int($0) } ?? minima.right
            case nil, "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN", "NOHYPHEN": break
            default:
                let (letters, values) = Self.pattern(line)
                numbers[letters] = values
                longest = max(longest, letters.count)
            }
        }
        self.numbers = numbers
        self.longest = longest
        (leftMinimum, rightMinimum) = minima
    }

    private static func encoding(named name: String) -> String.Encoding? {
        switch name.trimmingCharacters(in: .whitespacesAndNewlines) {
        case "UTF-8": .utf8
        case "ISO8859-1": .isoLatin1
        case "ISO8859-2": .isoLatin2
        default: nil
        }
    }

    private static func pattern(_ text: String) -> (letters: [UInt16], numbers: [UInt8]) {
        var letters: [UInt16] = []
        var numbers: [UInt8] = [0]
        for unit in text.utf16 {
            if (0x30...0x39).contains(unit) {
                numbers[letters.count] = UInt8(unit - 0x30)
            } else {
                letters.append(unit)
                numbers.append(0)
            }
        }
        return (letters, numbers)
    }

    /// The longest word that is looked at, in UTF-16 code units, as in TeX (Knuth, *The TeXbook*, appendix H): more letters without a
    /// space are no word, and each line of them would look at all that follow.
    static let longestWord = 63

    /// The places in a word of letters where it may be parted, as counts of UTF-16 code units before them, in ascending order.
    func places(in word: String) -> [Int] {
        guard word.utf16.count <= Self.longestWord else { return [] }
        let letters = Array(word.lowercased().utf16)
        guard letters.count == word.utf16.count, letters.count >= leftMinimum + rightMinimum else { return [] }
        let stop: UInt16 = 0x2E
        let marked = [stop] + letters + [stop]
        var highest = [UInt8](repeating: 0, count: marked.count + 1)
        for start in marked.indices {
            for end in start + 1...min(start + longest, marked.count) {
                guard let values = numbers[Array(marked[start..<end])] else { continue }
                for (offset, value) in values.enumerated() {
                    highest[start + offset] = max(highest[start + offset], value)
                }
            }
        }
        // Index 1 of the marked word is its first letter.
        return (leftMinimum...letters.count - rightMinimum).filter { highest[$0 + 1] % 2 == 1 }
    }
}
