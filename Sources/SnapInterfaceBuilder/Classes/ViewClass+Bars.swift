import UIKit

extension ViewClass {
    static let toolbar = ViewClass.of("UIToolbar", make: { _, _ in UIToolbar() }) { bar, element, context in
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.barTintColor = context.colors.color("barTintColor", of: element)
        guard let list = element.child("items", key: "items") else { return }
        bar.items = BarItems(context: context).items(in: list)
    }

    static let navigationBar = ViewClass.of(
        "UINavigationBar", make: { _, _ in UINavigationBar() }
    ) { bar, element, context in
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.prefersLargeTitles = element.bool("largeTitles") ?? false
        bar.barTintColor = context.colors.color("barTintColor", of: element)
        if ["black", "blackTranslucent"].contains(element["barStyle"] ?? "default") { bar.barStyle = .black }
        let appearances = BarAppearances(context: context)
        bar.titleTextAttributes = appearances.textAttributes("titleTextAttributes", of: element)
        bar.largeTitleTextAttributes = appearances.textAttributes("largeTitleTextAttributes", of: element)
        if let stored = element.child("navigationBarAppearance", key: "standardAppearance") {
            bar.standardAppearance = appearances.navigation(stored)
        }
        for child in element.children("navigationBarAppearance") { child.markAllRead() }
        guard let list = element.child("items", key: "items") else { return }
        let items = BarItems(context: context)
        bar.items = list.children("navigationItem").map(items.navigationItem)
    }

    static let tabBar = ViewClass.of("UITabBar", make: { _, _ in UITabBar() }) { bar, element, context in
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.barTintColor = context.colors.color("barTintColor", of: element)
        guard let list = element.child("items", key: "items") else { return }
        bar.items = list.children("tabBarItem").map(BarItems(context: context).tabBarItem)
        let selected = element["selectedItem"]
        bar.selectedItem = zip(bar.items ?? [], list.children("tabBarItem")).first { $1.id == selected }?.0
    }
}

/// Reads the items of bars.
@MainActor
struct BarItems {
    let context: InterfaceContext
    /// Whether items show the views in them. Where they do not, such a view stands in the bar with its stored frame.
    var showsViews = false

    /// The items of a bar; none where views stand among them that have stored frames in the bar, which say where everything is.
    func items(in list: InterfaceElement) -> [UIBarButtonItem] {
        let elements = list.children("barButtonItem")
        guard showsViews || !elements.contains(where: holdsView) else {
            context.warnings.add("a bar with views in it is shown with these views only", list)
            return []
        }
        return elements.map(item)
    }

    func navigationItem(_ element: InterfaceElement) -> UINavigationItem {
        let item = UINavigationItem()
        item.title = context.texts.text("title", of: element)
        item.prompt = context.texts.text("prompt", of: element)
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
            "never": .never, "always": .always, "automatic": .automatic,
        ]
        if let mode = context.choice("largeTitleDisplayMode", of: element, { modes[$0] }) {
            item.largeTitleDisplayMode = mode
        }
        if showsViews, let view = element.children.first(where: { $0.peek("key") == "titleView" }) {
            item.titleView = ViewBuilder(context: context).build(view)
        }
        item.backBarButtonItem = element.child("barButtonItem", key: "backBarButtonItem").map(self.item)
        for side in ["leftBarButtonItem", "rightBarButtonItem"] {
            guard let child = element.child("barButtonItem", key: side), showsViews || !holdsView(child) else {
                continue
            }
            if side.hasPrefix("left") {
                item.leftBarButtonItem = self.item(child)
            } else {
                item.rightBarButtonItem = self.item(child)
            }
        }
        if let list = element.child("leftBarButtonItems") { item.leftBarButtonItems = items(in: list) }
        if let list = element.child("rightBarButtonItems") { item.rightBarButtonItems = items(in: list) }
        return item
    }

    func tabBarItem(_ element: InterfaceElement) -> UITabBarItem {
        let images = ImageReader(context: context)
        let item: UITabBarItem
        if let name = element["systemItem"], let system = Self.systemTabs[name] {
            item = UITabBarItem(tabBarSystemItem: system, tag: 0)
        } else {
            item = UITabBarItem(
                title: context.texts.text("title", of: element), image: images.image("image", of: element),
                selectedImage: images.image("selectedImage", of: element))
        }
        item.badgeValue = element["badgeValue"]
        return item
    }

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    private func holdsView(_ item: InterfaceElement) -> Bool { item.children.contains(where: ViewBuilder.isView) }

    private func item(_ element: InterfaceElement) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let name = element["systemItem"] {
            if let system = Self.systemItems[name] {
                item = UIBarButtonItem(systemItem: system)
            } else {
                context.warnings.add("the bar button \(name) is not understood", element)
                item = UIBarButtonItem(title: name)
            }
        } else {
            item = UIBarButtonItem(
                title: context.texts.text("title", of: element),
                image: ImageReader(context: context).image("image", of: element))
        }
        if showsViews, let view = element.children.first(where: ViewBuilder.isView) {
            item.customView = ViewBuilder(context: context).build(view)
        }
        if let width = element.number("width") { item.width = width }
        item.isEnabled = element.bool("enabled") ?? true
        item.style = element["style"] == "done" ? .done : .plain
        item.tintColor = context.colors.color("tintColor", of: element)
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "close": .close,
    ]
}
