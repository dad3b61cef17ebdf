import Foundation
import UIKit

/// Every combination of screens and settings that a view is shown in, each with a name.
struct SnapshotMatrix {
    /// One of them.
    struct Cell {
        /// The parts' names in the order of the parameters: `iPhone13 dark rtl AccessibilityL tr`.
        let name: String
        let config: ViewImageConfig
    }

    let cells: [Cell]

    /// An empty list leaves its part to the screen, and out of the names.
    init(
        devices: [ViewImageConfig], styles: [UIUserInterfaceStyle], directions: [UITraitEnvironmentLayoutDirection],
        contentSizes: [UIContentSizeCategory], locales: [String]
    ) {
        var cells = devices.map { Cell(name: $0.cellName, config: $0) }
        cells = Self.product(cells, styles) { style, config in
            config.add(UITraitCollection(userInterfaceStyle: style))
            return style == .dark ? "dark" : "light"
        }
        cells = Self.product(cells, directions) { direction, config in
            config.add(UITraitCollection(layoutDirection: direction))
            return direction == .rightToLeft ? "rtl" : "ltr"
        }
        cells = Self.product(cells, contentSizes) { size, config in
            config.add(UITraitCollection(preferredContentSizeCategory: size))
            return size.rawValue.replacing("UICTContentSizeCategory", with: "")
        }
        let hasDirections = !directions.isEmpty
        cells = Self.product(cells, locales) { locale, config in
            config.language = locale
            let isRightToLeft = Locale.Language(identifier: locale).characterDirection == .rightToLeft
            if !hasDirections {
                config.add(UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
            }
            return locale
        }
        self.cells = cells
    }

    /// Each cell with each value; `apply` changes the screen, and gives the value's name.
    private static func product<Value>(
        _ cells: [Cell], _ values: [Value], apply: (Value, inout ViewImageConfig) -> String
    ) -> [Cell] {
        guard !values.isEmpty else { return cells }
        return cells.flatMap { cell in
            values.map { value in
                var config = cell.config
                let name = apply(value, &config)
                return Cell(name: cell.name.isEmpty ? name : "\(cell.name) \(name)", config: config)
            }
        }
    }

    /// By the cells' names; of two with one name, as of two screens of one size, the later one is numbered.
    func strategies<Strategy>(_ make: (ViewImageConfig) -> Strategy) -> [String: Strategy] {
        var result: [String: Strategy] = [:]
        for cell in cells {
            let base = cell.name.isEmpty ? "screen" : cell.name
            var name = base
            var number = 1
            while result[name] != nil {
                number += 1
                name = "\(base) \(number)"
            }
            result[name] = make(cell.config)
        }
        return result
    }
}

extension ViewImageConfig {
    fileprivate mutating func add(_ more: UITraitCollection) {
        traits = UITraitCollection(traitsFrom: [traits, more])
    }

    /// The model's name, or else the size in points; empty for a view's own size.
    fileprivate var cellName: String {
        if let name { return name }
        return size.map { "\(Int($0.width.rounded()))x\(Int($0.height.rounded()))" } ?? ""
    }
}
