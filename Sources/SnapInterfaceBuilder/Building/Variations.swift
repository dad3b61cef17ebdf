import UIKit

/// What an element says for other size classes than all: constraints and subviews that are installed or not, and changed values.
///
/// Source: the form of Interface Builder's documents; a variation applies where every class in its key is the canvas's, and the one
/// with more classes wins.
@MainActor
struct Variations {
    private let horizontal: UIUserInterfaceSizeClass
    private let vertical: UIUserInterfaceSizeClass

    init(traits: UITraitCollection) {
        horizontal = traits.horizontalSizeClass
        vertical = traits.verticalSizeClass
    }

    /// The variations of an element that apply, the most general first.
    func matching(_ element: InterfaceElement) -> [InterfaceElement] {
        element.children("variation")
            .filter { applies($0["key"] ?? "default") }
            .enumerated()
            .sorted { (specificity($0.element), $0.offset) < (specificity($1.element), $1.offset) }
            .map(\.element)
    }

    /// The object ids that an element leaves out of `constraints` or `subviews`.
    func excluded(_ key: String, of element: InterfaceElement) -> Set<String> {
        var excluded: Set<String> = []
        for variation in matching(element) {
            for mask in variation.children("mask") where mask["key"] == key {
                for exclude in mask.children("exclude") { if let id = exclude["reference"] { excluded.insert(id) } }
                for include in mask.children("include") { if let id = include["reference"] { excluded.remove(id) } }
            }
        }
        return excluded
    }

    /// The value of an attribute, as the size classes change it.
    func value(_ name: String, of element: InterfaceElement) -> String? {
        var value = element[name]
        for variation in matching(element) { value = variation[name] ?? value }
        return value
    }

    /// A finite number that an element's attribute has with the variations that apply; of the most special one that has it.
    func number(_ name: String, of element: InterfaceElement) -> CGFloat? {
        var number = element.number(name)
        for variation in matching(element) { number = variation.number(name) ?? number }
        return number
    }

    private func specificity(_ variation: InterfaceElement) -> Int {
        (variation["key"] ?? "default").split(separator: "-").filter { $0 != "default" }.count
    }

    private func applies(_ key: String) -> Bool {
        key.split(separator: "-").allSatisfy { part in
            switch part {
            case "default": true
            case "widthClass=regular": horizontal == .regular
            case "widthClass=compact": horizontal == .compact
            case "heightClass=regular": vertical == .regular
            case "heightClass=compact": vertical == .compact
            default: false
            }
        }
    }
}
