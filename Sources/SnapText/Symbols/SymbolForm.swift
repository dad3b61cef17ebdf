/// How a symbol is put together: SF Symbols' names say it by their parts, as in `folder.fill.badge.plus` or `3.circle.fill`.
///
/// Source: Apple, *SF Symbols* (naming of variants). Which of the combinations Apple has is not known here: each is drawn.
indirect enum SymbolForm: Hashable, Sendable {
    enum Enclosure: String, CaseIterable, Sendable {
        case circle, square
    }

    /// An icon of the symbol font.
    case icon(String)
    /// A letter, a number up to 50, or one of the signs that are letters of the system font on iOS, too.
    case text(String)
    /// Within a ring, or cut out of a disc.
    case enclosed(SymbolForm, Enclosure, isFilled: Bool)
    /// Crossed out from the top left to the bottom right.
    case slashed(SymbolForm)
    /// With a small disc at the bottom right that another one is cut out of, or a dot at the top right.
    case badged(SymbolForm, sign: SymbolForm?)
    /// With a pencil that comes from the top right.
    case written(SymbolForm)

    /// As the icon that it is made of does.
    var flipsInRightToLeft: Bool {
        switch self {
        case .icon(let name): SymbolTable.entry(named: name)?.traits.contains(.flipsInRightToLeft) ?? false
        case .text: false
        case .enclosed(let inner, _, _), .slashed(let inner), .badged(let inner, _), .written(let inner):
            inner.flipsInRightToLeft
        }
    }

    /// Nil for a name of which some part is unknown.
    init?(name: String) {
        guard let form = Self.read(name) else { return nil }
        self = form
    }

    private static func read(_ name: String) -> SymbolForm? {
        if SymbolTable.entry(named: name) != nil { return .icon(name) }
        if let sign = signs[name] { return .text(sign) }
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        let readers = [readEnclosed, readSlashed, readBadged, readWritten]
        for reader in readers {
            if let form = reader(plain, isFilled) { return form }
        }
        // The symbol font does not have both looks of every icon.
        if isFilled { return read(plain) }
        return SymbolTable.entry(named: name + ".fill").map { _ in .icon(name + ".fill") }
    }

    /// The filled look where it is asked for and there.
    private static func read(_ name: String, isFilled: Bool) -> SymbolForm? {
        isFilled ? read(name + ".fill") : read(name)
    }

    private static func readEnclosed(_ name: String, _ isFilled: Bool) -> SymbolForm? {
        for enclosure in Enclosure.allCases {
            guard let inner = name.dropping(suffix: "." + enclosure.rawValue) else { continue }
            // What is in an enclosure is small, and solid wherever it has such a look.
            return (readText(inner) ?? read(inner, isFilled: true)).map { .enclosed($0, enclosure, isFilled: isFilled) }
        }
        return nil
    }

    private static func readSlashed(_ name: String, _ isFilled: Bool) -> SymbolForm? {
        name.dropping(suffix: ".slash").flatMap { read($0, isFilled: isFilled) }.map(SymbolForm.slashed)
    }

    /// What is written on is hollow, in an enclosure, too.
    private static func readWritten(_ name: String, _ isFilled: Bool) -> SymbolForm? {
        name.dropping(suffix: ".and.pencil").flatMap(read).map(SymbolForm.written)
    }

    private static func readBadged(_ name: String, _ isFilled: Bool) -> SymbolForm? {
        if let base = name.dropping(suffix: ".badge") {
            return read(base, isFilled: isFilled).map { .badged($0, sign: nil) }
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let place = parts.lastIndex(of: "badge"), place > 0,
            let base = read(parts[..<place].joined(separator: "."), isFilled: isFilled)
        else { return nil }
        return read(parts[(place + 1)...].joined(separator: ".")).map { .badged(base, sign: $0) }
    }

    private static let signs = [
        "questionmark": "?", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥",
        "turkishlirasign": "₺", "indianrupeesign": "₹", "percent": "%", "textformat": "Aa",
    ]

    private static func readText(_ name: String) -> SymbolForm? {
        if let number = Int(name), (0...50).contains(number), String(number) == name { return .text(name) }
        guard name.count == 1, let letter = name.first, letter.isASCII, letter.isLowercase else { return nil }
        return .text(name.uppercased())
    }
}

extension String {
    /// What stands before a suffix; nil where it does not end so, or nothing stands before it.
    fileprivate func dropping(suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}
