/// One tab of a tab bar, under UIKit's name.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    open var selectedImage: UIImage? {
        didSet { if selectedImage != oldValue { itemDidChange() } }
    }
    /// In a red capsule at the image; nil shows none.
    open var badgeValue: String? {
        didSet { if !badgeValue.isSpelled(like: oldValue) { itemDidChange() } }
    }
    /// Nil is red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { itemDidChange() } }
    }
    open var titlePositionAdjustment = UIOffset.zero
    /// Kept: each is nil to use the bar's.
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), selectedImage: nil)
        self.tag = tag
    }
}

extension UITabBarItem.SystemItem {
    /// In English; iOS translates it, which is not done here.
    fileprivate var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    fileprivate var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "eye.fill"
        }
    }
}
