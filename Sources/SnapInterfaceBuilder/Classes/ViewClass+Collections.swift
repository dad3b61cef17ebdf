import UIKit

extension ViewClass {
    /// The cells and supplementary views of a document stand in it with their stored frames: the layout has no data to lay out.
    static let collectionView = ViewClass.of(
        "UICollectionView",
        make: { _, _ in UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    ) { view, element, context in
        readScrollView(view, element, context)
        if let layout = element.child("collectionViewFlowLayout", key: "collectionViewLayout"),
            let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
        {
            readFlowLayout(flow, layout, context)
        }
        view.allowsSelection = element.bool("allowsSelection") ?? true
        view.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
        for name in ["dataMode", "prefetchingEnabled"] { _ = element[name] }
        element.child("collectionViewLayout")?.markAllRead()
    }

    private static func readFlowLayout(
        _ layout: UICollectionViewFlowLayout, _ element: InterfaceElement, _ context: InterfaceContext
    ) {
        let directions: [String: UICollectionView.ScrollDirection] = ["vertical": .vertical, "horizontal": .horizontal]
        if let direction = context.choice("scrollDirection", of: element, { directions[$0] }) {
            layout.scrollDirection = direction
        }
        if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if let size = size("itemSize", of: element) { layout.itemSize = size }
        if element.bool("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = size("estimatedItemSize", of: element) {
            layout.estimatedItemSize = size
        }
        if let size = size("headerReferenceSize", of: element) { layout.headerReferenceSize = size }
        if let size = size("footerReferenceSize", of: element) { layout.footerReferenceSize = size }
        if let inset = element.child("inset", key: "sectionInset") { layout.sectionInset = EdgeInsets.inset(inset) }
        layout.sectionHeadersPinToVisibleBounds = element.bool("sectionHeadersPinToVisibleBounds") ?? false
        layout.sectionFootersPinToVisibleBounds = element.bool("sectionFootersPinToVisibleBounds") ?? false
        element.markAllRead()
    }

    private static func size(_ key: String, of element: InterfaceElement) -> CGSize? {
        guard let size = element.child("size", key: key), let width = size.number("width"),
            let height = size.number("height")
        else { return nil }
        return CGSize(width: width, height: height)
    }

    static let collectionViewCell = ViewClass.of(
        "UICollectionViewCell", make: { _, _ in UICollectionViewCell(frame: .zero) }
    ) { cell, element, _ in
        cell.isSelected = element.bool("selected") ?? false
        cell.isHighlighted = element.bool("highlighted") ?? false
    }

    static let collectionReusableView = ViewClass.of(
        "UICollectionReusableView", make: { _, _ in UICollectionReusableView(frame: .zero) })
}
