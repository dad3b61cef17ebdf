/// The menus of the cells of a table or a collection: opens what the delegate says when a finger rests on one.
@MainActor
final class CellMenus: UIContextMenuInteractionDelegate {
    private let find: (CGPoint) -> (cell: UIView, configuration: UIContextMenuConfiguration)?

    /// - Parameter find: the cell at a point of the view, and what opens there; nil for nothing.
    private init(find: @escaping (CGPoint) -> (cell: UIView, configuration: UIContextMenuConfiguration)?) {
        self.find = find
    }

    convenience init(of table: UITableView) {
        self.init { [weak table] point in
            guard let table, let row = table.indexPathForRow(at: point), let cell = table.cellForRow(at: row),
                let configuration = table.delegate?.tableView(
                    table, contextMenuConfigurationForRowAt: row, point: point)
            else { return nil }
            return (cell, configuration)
        }
    }

    convenience init(of collection: UICollectionView) {
        self.init { [weak collection] point in
            guard let collection, let item = collection.indexPathForItem(at: point),
                let cell = collection.cellForItem(at: item)
            else { return nil }
            let selected = collection.selectedPaths
            let items = selected.count > 1 && selected.contains(item) ? selected : [item]
            guard
                let configuration = collection.delegate?.collectionView(
                    collection, contextMenuConfigurationForItemsAt: items, point: point)
            else { return nil }
            return (cell, configuration)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let found = find(location) else { return nil }
        interaction.liftedView = found.cell
        return found.configuration
    }
}
