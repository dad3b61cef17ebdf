import UIKit

/// The titles above and below the sections of a table with static cells, whose rows have their stored places.
@MainActor
struct SectionTitles {
    let context: InterfaceContext

    func show(_ table: InterfaceElement, in view: UITableView) {
        for section in table.children("sections").flatMap({ $0.children("tableViewSection") }) {
            let rows = section.children("cells").flatMap { $0.children("tableViewCell") }.compactMap(\.storedFrame)
            let header = context.texts.text("headerTitle", of: section) ?? ""
            let footer = context.texts.text("footerTitle", of: section) ?? ""
            guard let first = rows.first, let last = rows.last else { continue }
            if !header.isEmpty { view.showTitle(header, isFooter: false, at: first.minY) }
            if !footer.isEmpty { view.showTitle(footer, isFooter: true, at: last.maxY) }
        }
    }
}
