import UIKit

/// Makes views from elements.
@MainActor
struct ViewBuilder {
    let context: InterfaceContext

    /// The view of an element with everything in it, without constraints.
    func build(_ element: InterfaceElement) -> UIView {
        build(element, into: nil)
    }

    private func build(_ element: InterfaceElement, into existing: UIView?) -> UIView {
        element.markRead()
        let viewClass = ViewClass.named(element.tag)
        if viewClass == nil {
            context.warnings.add("<\(element.tag)> is not understood: it is shown as a plain view", element)
        }
        let view = existing ?? viewClass?.make(element, context) ?? UIView()
        view.frame = element.storedFrame ?? .zero
        CommonProperties(context: context).read(element, into: view)
        view.documentIdentity = identity(of: element, viewClass)
        viewClass?.configure(view, element, context)
        CanvasSizes(version: context.version, device: context.device, safeArea: context.safeArea).apply(
            to: view, element)
        if let size = context.designables.intrinsicSize(of: element)
            ?? DroppedLabel.size(of: view, element, context.version)
        {
            view.documentIntrinsicSize = size
        }
        context.register(view, for: element)
        registerGuides(of: element, view)
        addNested(of: element, to: view)
        RuntimeAttributes(context: context).apply(element, to: view)
        if let cell = view as? UITableViewCell { place(cell, element) }
        return view
    }

    // MARK: Tree

    private func addNested(of element: InterfaceElement, to view: UIView) {
        let excluded = context.variations.excluded("subviews", of: element)
        for child in Self.nestedViews(of: element) {
            if let id = child.peek("id"), excluded.contains(id) {
                child.markAllRead()
                continue
            }
            if let cell = view as? UITableViewCell, child.tag == "tableViewCellContentView" {
                _ = build(child, into: cell.contentView)
            } else if let cell = view as? UICollectionViewCell, child.peek("key") == "contentView" {
                _ = build(child, into: cell.contentView)
            } else if let effect = view as? UIVisualEffectView, child.peek("key") == "contentView" {
                _ = build(child, into: effect.contentView)
            } else if let stack = view as? UIStackView, child.parent?.tag == "subviews" {
                let arranged = build(child)
                let keepsFrame = arranged.translatesAutoresizingMaskIntoConstraints
                stack.addArrangedSubview(arranged)
                // One that the document leaves to its mask has its stored frame in the stack, too (13 of 13 stored ones).
                arranged.translatesAutoresizingMaskIntoConstraints = keepsFrame
            } else {
                view.addSubview(build(child))
            }
        }
        if let table = view as? UITableView { SectionTitles(context: context).show(element, in: table) }
    }

    /// The views directly in an element: in `<subviews>`, with a key, or in what holds cells and bar items.
    private static func nestedViews(of element: InterfaceElement) -> [InterfaceElement] {
        element.children.flatMap { child -> [InterfaceElement] in
            if isView(child) { return [child] }
            guard holders.contains(child.tag) else { return [] }
            child.markRead()
            return nestedViews(of: child)
        }
    }

    private static let holders: Set<String> = [
        "subviews", "cells", "prototypes", "sections", "tableViewSection", "items", "barButtonItem", "segments",
        "navigationItem", "rightBarButtonItems", "leftBarButtonItems",
    ]

    static func isView(_ element: InterfaceElement) -> Bool {
        if ViewClass.named(element.tag) != nil { return true }
        return element.children.contains { $0.tag == "rect" && $0.peek("key") == "frame" }
    }

    // MARK: Parts

    private func registerGuides(of element: InterfaceElement, _ view: UIView) {
        for guide in element.children("viewLayoutGuide") {
            guard let id = guide.id else { continue }
            switch guide["key"] {
            case "safeArea": context.register(view.safeAreaLayoutGuide, id: id)
            case "layoutMargins": context.register(view.layoutMarginsGuide, id: id)
            case "readableContent": context.register(view.readableContentGuide, id: id)
            case "keyboard": context.register(view.keyboardLayoutGuide, id: id)
            case "contentLayoutGuide":
                if let scroll = view as? UIScrollView { context.register(scroll.contentLayoutGuide, id: id) }
            case "frameLayoutGuide":
                if let scroll = view as? UIScrollView { context.register(scroll.frameLayoutGuide, id: id) }
            case let key:
                context.warnings.add("the layout guide \(key ?? "") is not understood", guide)
            }
        }
    }

    private func place(_ cell: UITableViewCell, _ element: InterfaceElement) {
        guard let content = element.children.first(where: { $0.tag == "tableViewCellContentView" }),
            let frame = content.storedFrame
        else { return }
        var table = element.parent
        while let outer = table, outer.tag != "tableView" { table = outer.parent }
        let isLoose = table == nil
        let section = element.parent?.children.filter { $0.tag == "tableViewCell" } ?? []
        cell.takePlace(
            inTableOf: ViewClass.tableStyle(table?.peek("style") ?? "plain"), contentFrame: frame,
            margins: cellMargins(cell, isLoose: isLoose),
            separator: !isLoose && table?.peek("separatorStyle") != "none",
            isFirst: isLoose || section.first === element, isLast: isLoose || section.last === element)
        if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirrorStyle(of: cell, element) }
    }

    /// The labels and the image of a cell's style are laid out by the cell: from right to left their stored frames are mirrored.
    private func mirrorStyle(of cell: UITableViewCell, _ element: InterfaceElement) {
        for name in ["textLabel", "detailTextLabel", "imageView"] {
            guard let id = element.peek(name), let part = context.items[id] as? UIView,
                part.superview === cell.contentView, part.translatesAutoresizingMaskIntoConstraints
            else { continue }
            part.frame.origin.x = cell.contentView.bounds.width - part.frame.maxX
        }
    }

    /// At the sides 16, on screens from 393 points of width 20, but 16 in cells up to 320 wide; above and below 11, and 15 on iOS 26. On small
    /// screens before Xcode 12, and in Xcode 11 outside a table, a cell had 15, where its content takes no margins from it. All measured.
    private func cellMargins(_ cell: UITableViewCell, isLoose: Bool) -> UIEdgeInsets {
        var side: CGFloat = context.device.size.width < 390 || cell.frame.width <= 320 ? 16 : 20
        let tools = context.version.tools
        if tools < 17_000, context.device.size.width <= 320 { side = 15 }
        if isLoose, (14_800..<17_000).contains(tools) { side = 15 }
        let end: CGFloat = context.version.isLiquidGlass ? 15 : 11
        return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    }

    /// The text by which Interface Builder's outline tells an object from its like.
    private static func shownText(of element: InterfaceElement) -> String? {
        let titled = element.children.first { child in
            child.tag == "state" && child.peek("key") == "normal" || child.tag == "buttonConfiguration"
        }
        let text = element.peek("text") ?? element.peek("title") ?? titled?.peek("title") ?? element.peek("placeholder")
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func identity(of element: InterfaceElement, _ viewClass: ViewClass?) -> DocumentIdentity {
        let className = viewClass?.name ?? "UIView"
        let kind = element["customClass"] ?? className
        let quoted = Self.shownText(of: element).map { "“\($0.prefix(40))” \(kind)" }
        return DocumentIdentity(
            id: element.id, className: className, name: element["userLabel"] ?? quoted ?? kind,
            frame: element.storedFrame)
    }
}
