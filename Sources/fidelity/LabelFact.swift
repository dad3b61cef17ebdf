import Foundation
import SnapText
import UIKit

/// A label or button whose size an Interface Builder document stores, as one row of the table says.
struct LabelFact {
    enum Kind { case label, customButton, systemButton }

    /// Counted from 1.
    let line: Int
    let text: String
    /// In points.
    let size: CGFloat
    let weight: UIFont.Weight
    /// What Apple's engine gave, in points.
    let width: CGFloat
    /// The heights of the labels with this text, in points.
    let heights: [CGFloat]
    /// Device pixels per point; 1 for frames on whole points.
    let pixelScale: CGFloat
    let edition: SystemFontEdition
    let kind: Kind

    /// The rows of a table, those left out whose size is probably older than their text.
    static func read(_ path: String) throws(FidelityError) -> [LabelFact] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw .unreadable(path: path) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let header = lines[0].split(separator: "\t").map(String.init)
        var facts: [LabelFact] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let row = Row(cells: cells, header: header, line: index + 1, path: path)
            if header.contains("stale_probability"), try row.number("stale_probability") >= 0.5 { continue }
            facts.append(try LabelFact(row))
        }
        return facts
    }

    private init(_ row: Row) throws(FidelityError) {
        line = row.line
        text = Self.unescaped(try row.text("text"))
        size = try row.number("size")
        weight = try row.choice("weight") { Self.weight(named: $0) }
        width = try row.number("width")
        heights = try row.numbers("heights")
        pixelScale = try row.number("pixelScale")
        edition = try row.choice("regime") { ["modern": .iOS14, "legacy": .iOS13][$0] }
        kind = try row.choice("kinds") { kinds in
            switch kinds.split(separator: ",").first {
            case "label": .label
            case "button-custom": .customButton
            case "button-system", "button-roundedRect": .systemButton
            default: nil
            }
        }
    }

    private static func weight(named name: String) -> UIFont.Weight? {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: nil
        }
    }

    /// Backslash, tabulator and line breaks are written with a backslash.
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var characters = text.makeIterator()
        while let character = characters.next() {
            guard character == "\\", let escaped = characters.next() else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            default: result.append(escaped)
            }
        }
        return result
    }
}
