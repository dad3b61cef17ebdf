import UIKit

/// What a document says for some size classes only: constraints and subviews that are installed or not, and changed properties.
///
/// Source: the form of Interface Builder's documents; a variation applies where everything in its key is the canvas's, and the one with more
/// in its key wins.
@MainActor
struct Variations {
    let traits: UITraitCollection

    /// Lets every element of a document show what its variations change.
    func apply(to document: InterfaceElement) {
        document.visit { element in
            let all = element.children.filter { $0.tag == "variation" }
            if !all.isEmpty { element.variants = matching(all).reversed() }
        }
    }

    /// The object ids that an element leaves out of `constraints` or `subviews`.
    func excluded(_ key: String, of element: InterfaceElement) -> Set<String> {
        var excluded: Set<String> = []
        for variation in element.variants.reversed() {
            for mask in variation.children("mask") where mask["key"] == key {
                for exclude in mask.children("exclude") { if let id = exclude["reference"] { excluded.insert(id) } }
                for include in mask.children("include") { if let id = include["reference"] { excluded.remove(id) } }
            }
        }
        return excluded
    }

    /// Those that apply, the most general first.
    private func matching(_ variations: [InterfaceElement]) -> [InterfaceElement] {
        variations
            .map { ($0, conditions(of: $0)) }
            .filter { $0.1.allSatisfy(applies) }
            .enumerated()
            .sorted { ($0.element.1.count, $0.offset) < ($1.element.1.count, $1.offset) }
            .map(\.element.0)
    }

    /// `heightClass=compact-widthClass=regular`, or none for `default`.
    private func conditions(of variation: InterfaceElement) -> [Substring] {
        (variation.peek("key") ?? "default").split(separator: "-").filter { $0 != "default" }
    }

    private func applies(_ condition: Substring) -> Bool {
        switch condition {
        case "widthClass=regular": traits.horizontalSizeClass == .regular
        case "widthClass=compact": traits.horizontalSizeClass == .compact
        case "heightClass=regular": traits.verticalSizeClass == .regular
        case "heightClass=compact": traits.verticalSizeClass == .compact
        case "userInterfaceIdiom=phone": traits.userInterfaceIdiom == .phone
        case "userInterfaceIdiom=pad": traits.userInterfaceIdiom == .pad
        case "userInterfaceStyle=light": traits.userInterfaceStyle == .light
        case "userInterfaceStyle=dark": traits.userInterfaceStyle == .dark
        // Other idioms and gamuts are none of the canvas's.
        default: false
        }
    }
}
