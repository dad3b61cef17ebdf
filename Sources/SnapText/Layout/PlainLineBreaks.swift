/// Unicode's line-breaking rules (UAX #14) for texts of letters, digits, spaces and the commonest punctuation, where pairs of neighbours
/// decide. What ICU says of the same texts is the same in every language (tested); it takes many times as long.
enum PlainLineBreaks {
    /// The classes of UAX #14 that are told apart here.
    fileprivate enum Class: Equatable {
        /// AL: letters of Latin, Greek, Cyrillic and Arabic.
        case letter
        /// NU
        case digit
        /// SP
        case space
        /// IS: the comma and its kin.
        case infix
        /// EX
        case exclamation
        /// QU
        case quotation
        /// HY
        case hyphen
        /// OP and CP
        case opening, closing
    }

    /// For each code unit 1 where a line may begin there, else 0; nil where the text is beyond these rules.
    static func find(in text: [UInt16]) -> [UInt8]? {
        var breaks = [UInt8](repeating: 0, count: text.count)
        var before: Class?
        var followsSpace = false
        for index in text.indices {
            guard let next = Class(text[index]) else { return nil }
            if next == .space {
                followsSpace = true
                continue
            }
            // Neither a number that begins with its point nor a hyphen that begins a word is a matter of pairs.
            if next == .infix || next == .hyphen, followsSpace || before == nil { return nil }
            if followsSpace {
                breaks[index] = allowsBreakAfterSpace(before, next) ? 1 : 0
            } else if let before {
                breaks[index] = allowsBreak(before, next) ? 1 : 0
            }
            before = next
            followsSpace = false
        }
        return breaks
    }

    /// Rules LB13 to LB15 hold across spaces, LB18 otherwise.
    private static func allowsBreakAfterSpace(_ before: Class?, _ next: Class) -> Bool {
        if before == .opening || next == .exclamation || next == .closing { return false }
        return !(before == .quotation && next == .opening)
    }

    private static func allowsBreak(_ before: Class, _ next: Class) -> Bool {
        switch (before, next) {
        // LB31: what no other rule keeps together.
        case (.exclamation, .letter), (.exclamation, .digit), (.hyphen, .letter): true
        case (.exclamation, .opening), (.infix, .opening), (.hyphen, .opening), (.closing, .opening): true
        // LB13, LB14, LB19, LB21, LB25, LB28 to LB30.
        default: false
        }
    }
}

extension PlainLineBreaks.Class {
    fileprivate init?(_ unit: UInt16) {
        switch unit {
        case 0x20: self = .space
        case 0x61...0x7A, 0x41...0x5A: self = .letter
        case 0x30...0x39, 0x660...0x669: self = .digit
        case 0x2C, 0x2E, 0x3A, 0x3B, 0x60C: self = .infix
        case 0x21, 0x3F, 0x61B, 0x61F: self = .exclamation
        case 0x22, 0x27, 0x2018, 0x2019, 0x201C, 0x201D: self = .quotation
        case 0x2D: self = .hyphen
        case 0x28, 0x5B: self = .opening
        case 0x29, 0x5D: self = .closing
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C6, 0x388...0x481, 0x48A...0x52F, 0x620...0x64A: self = .letter
        default: return nil
        }
    }
}
