import Foundation
public import SnapGraphics

extension LayoutText {
    /// The tree that `write` made this text from, with frames as they are printed.
    ///
    /// Line ends may be `\n` or `\r\n`. Throws `LayoutTextError`, which names the line.
    public static func read(_ text: String) throws(LayoutTextError) -> LayoutTree {
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            Array(line.last == "\r" ? line.dropLast() : line)
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard let first = lines.first else { throw LayoutTextError(line: 1, problem: .notALayout) }
        let (size, scale) = try readHeader(first)
        var open: [LayoutNode] = []
        for (index, line) in lines.enumerated().dropFirst() {
            let indentation = line.prefix { $0 == " " }.count
            let depth = indentation / 2
            guard indentation % 2 == 0, index == 1 ? depth == 0 : (1...open.count).contains(depth) else {
                throw LayoutTextError(line: index + 1, problem: .indentation)
            }
            close(&open, to: depth)
            var reader = LineReader(scalars: Array(line), position: indentation, number: index + 1)
            open.append(try reader.readNode())
        }
        close(&open, to: 1)
        guard let root = open.first else { throw LayoutTextError(line: lines.count + 1, problem: .noView) }
        return LayoutTree(root: root, size: size, scale: scale)
    }

    /// Moves the deepest open views into their parents until `depth` are open.
    private static func close(_ open: inout [LayoutNode], to depth: Int) {
        while open.count > max(depth, 1), let node = open.popLast() {
            open[open.count - 1].children.append(node)
        }
    }

    private static func readHeader(_ scalars: [Unicode.Scalar]) throws(LayoutTextError) -> (CGSize, CGFloat) {
        var reader = LineReader(scalars: scalars, position: 0, number: 1)
        guard reader.readWord() == keyword else { throw LayoutTextError(line: 1, problem: .notALayout) }
        let version = reader.readWord()
        guard version == "\(Self.version)" else { throw LayoutTextError(line: 1, problem: .version(version)) }
        guard reader.readWord() == "size" else { throw reader.error(.expected("the word size")) }
        let width = try reader.readNumber("the width")
        let height = try reader.readNumber("the height")
        guard reader.readWord() == "scale" else { throw reader.error(.expected("the word scale")) }
        let scale = try reader.readNumber("the scale")
        return (CGSize(width: width, height: height), scale)
    }
}

/// Reads the words of one line.
private struct LineReader {
    let scalars: [Unicode.Scalar]
    var position: Int
    let number: Int

    func error(_ problem: LayoutTextError.Problem) -> LayoutTextError {
        LayoutTextError(line: number, problem: problem)
    }

    mutating func readNode() throws(LayoutTextError) -> LayoutNode {
        guard let className = try readName(), !className.isEmpty else { throw error(.expected("a class name")) }
        var identifier: String?
        skipSpaces()
        if position < scalars.count, scalars[position] == "#" {
            position += 1
            guard let name = try readName() else { throw error(.expected("an identifier after #")) }
            identifier = name
        }
        let x = try readNumber("the frame's x")
        let y = try readNumber("the frame's y")
        let width = try readNumber("the frame's width")
        let height = try readNumber("the frame's height")
        var facts: [LayoutNode.Fact] = []
        while let name = try readName() {
            var value = ""
            if position < scalars.count, scalars[position] == "=" {
                position += 1
                guard let text = try readName() else { throw error(.expected("a value after \(name)=")) }
                value = text
            }
            facts.append(LayoutNode.Fact(name, value))
        }
        guard position == scalars.count else { throw error(.expected("a fact, or the end of the line")) }
        return LayoutNode(
            className: className, identifier: identifier, frame: CGRect(x: x, y: y, width: width, height: height),
            facts: facts)
    }

    /// A bare word or quoted text; nil at the end of the line and before any other character.
    private mutating func readName() throws(LayoutTextError) -> String? {
        skipSpaces()
        guard position < scalars.count else { return nil }
        if scalars[position] == "\"" {
            guard let text = QuotedText.read(scalars, at: &position) else { throw error(.quote) }
            return text
        }
        let word = readWord()
        return word.isEmpty ? nil : word
    }

    mutating func readWord() -> String {
        skipSpaces()
        var word = String.UnicodeScalarView()
        while position < scalars.count, LayoutText.isBare(scalars[position]) {
            word.append(scalars[position])
            position += 1
        }
        return String(word)
    }

    mutating func readNumber(_ what: String) throws(LayoutTextError) -> CGFloat {
        guard let value = Double(readWord()) else { throw error(.expected("\(what), a number")) }
        return CGFloat(value)
    }

    private mutating func skipSpaces() {
        while position < scalars.count, scalars[position] == " " { position += 1 }
    }
}
