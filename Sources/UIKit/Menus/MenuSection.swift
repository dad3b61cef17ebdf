/// Elements of a menu that stand together, set off from the others by a band.
@MainActor
struct MenuSection {
    /// Above the elements; empty for none.
    let title: String
    private(set) var elements: [UIMenuElement] = []

    /// The sections of a menu: its inline menus, and what stands before, between and after them. Hidden elements are left out.
    static func sections(of menu: UIMenu) -> [MenuSection] {
        sections(title: menu.title, children: menu.children).filter { !$0.elements.isEmpty }
    }

    private static func sections(title: String, children: [UIMenuElement]) -> [MenuSection] {
        var sections = [MenuSection(title: title)]
        var isAfterInline = false
        for child in children {
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
                sections += Self.sections(title: inline.title, children: inline.children)
                isAfterInline = true
            } else if !isHidden(child) {
                if isAfterInline { sections.append(MenuSection(title: "")) }
                isAfterInline = false
                sections[sections.count - 1].elements.append(child)
            }
        }
        return sections
    }

    private static func isHidden(_ element: UIMenuElement) -> Bool {
        (element as? UIAction)?.attributes.contains(.hidden) ?? false
    }
}
