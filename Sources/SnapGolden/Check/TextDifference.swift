/// Two texts, line by line, as a unified difference.
enum TextDifference {
    /// Lines that begin with `-`, `+` or a space, with two lines of context, and `…` where equal lines are left out.
    ///
    /// Of more than `limit` lines, the last one says how many were left out.
    static func lines(from old: String, to new: String, limit: Int = 60) -> [String] {
        let oldLines = split(old)
        let newLines = split(new)
        if oldLines.count == newLines.count, zip(oldLines, newLines).allSatisfy({ isSame($0, $1, butLineEnds: true) }) {
            return [
                "Only line ends differ: mark the golden as “-text” in .gitattributes, so that Git leaves them alone"
            ]
        }
        let difference = newLines.difference(from: oldLines) { isSame($0, $1) }
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var all: [(sign: Character, line: Substring)] = []
        var (i, j) = (0, 0)
        while i < oldLines.count || j < newLines.count {
            if i < oldLines.count, removed.contains(i) {
                all.append(("-", oldLines[i]))
                i += 1
            } else if j < newLines.count, inserted.contains(j) {
                all.append(("+", newLines[j]))
                j += 1
            } else {
                all.append((" ", newLines[j]))
                i += 1
                j += 1
            }
        }
        return shortened(excerpt(all), to: limit)
    }

    /// Only the lines near a change.
    private static func excerpt(_ lines: [(sign: Character, line: Substring)]) -> [String] {
        let context = 2
        var isNear = Array(repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() where line.sign != " " {
            for near in max(0, index - context)...min(lines.count - 1, index + context) { isNear[near] = true }
        }
        var result: [String] = []
        var isGap = false
        for (index, line) in lines.enumerated() {
            guard isNear[index] else {
                isGap = true
                continue
            }
            if isGap { result.append("…") }
            isGap = false
            result.append("\(line.sign)\(line.line)")
        }
        return result
    }

    private static func shortened(_ lines: [String], to limit: Int) -> [String] {
        guard lines.count > limit else { return lines }
        return lines.prefix(limit) + ["… and \(ShortNumber.more(lines.count - limit, "line"))"]
    }

    /// At line feeds: a carriage return before one would be the same Character.
    private static func split(_ text: String) -> [Substring] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    }

    /// By bytes: é as one character, or as two, is equal.
    private static func isSame(_ left: Substring, _ right: Substring, butLineEnds: Bool = false) -> Bool {
        guard butLineEnds else { return left.utf8.elementsEqual(right.utf8) }
        return withoutReturn(left).elementsEqual(withoutReturn(right))
    }

    private static func withoutReturn(_ line: Substring) -> Substring.UTF8View {
        line.utf8.last == UInt8(ascii: "\r") ? line.utf8.dropLast() : line.utf8
    }
}
