/// One stack of the columns' screens on a compact width.
extension UISplitViewController {
    /// One stack: the compact column, or the screens of the others pushed upon each other up to the top column.
    func collapsed() -> [(column: Column, controller: UIViewController)] {
        if style != .unspecified, let compact = container(of: .compact) { return [(.compact, compact)] }
        let order = Column.all.filter { $0 != .compact && columns[$0] != nil }
        guard let base = order.first, let controller = container(of: base) else { return [] }
        let proposed = collapsedTop ?? order.last ?? base
        let top: Column
        if collapsedTop != nil {
            top = proposed
        } else if style == .unspecified {
            // A delegate that answers true has done all there is to do.
            let secondary = columns[.secondary]
            let isDone = secondary.map {
                delegate?.splitViewController(self, collapseSecondary: $0, onto: controller) ?? false
            }
            top = isDone ?? true ? base : .secondary
        } else {
            top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        }
        collapsedTop = top
        guard let navigation = controller as? UINavigationController else { return [(base, controller)] }
        var stack = navigation.viewControllers.filter { !isColumnRoot($0) || $0 === columns[base] }
        for column in order.dropFirst() where column.rawValue <= top.rawValue {
            guard let other = columns[column] else { continue }
            let own = (other as? UINavigationController)?.viewControllers ?? [other]
            // The screens of a navigation controller may be in the stack, or may have been.
            let screens = own.isEmpty ? pushed[column] ?? [] : own
            release(other)
            pushed[column] = screens
            stack += screens.filter { !stack.contains($0) }
        }
        if stack != navigation.viewControllers { navigation.setViewControllers(stack, animated: false) }
        return [(base, navigation)]
    }

    private func isColumnRoot(_ controller: UIViewController) -> Bool {
        Column.all.contains { pushed[$0]?.contains(controller) ?? false }
    }

    /// Gives the screens of the collapsed stack back to their columns.
    func separateStack() {
        for column in Column.all {
            guard let screens = pushed[column] else { continue }
            pushed[column] = nil
            if let base = container(of: .primary) as? UINavigationController {
                base.setViewControllers(base.viewControllers.filter { !screens.contains($0) }, animated: false)
            }
            (columns[column] as? UINavigationController)?.setViewControllers(screens, animated: false)
        }
        collapsedTop = nil
    }
}
