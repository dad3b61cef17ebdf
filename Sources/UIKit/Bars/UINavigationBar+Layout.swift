import SnapGraphics

/// The views that a navigation bar shows at the moment.
@MainActor
struct NavigationBarParts {
    let title = UILabel()
    let largeTitle = UILabel()
    let prompt = UILabel()
    var leading: [UIView] = []
    /// From the edge inwards.
    var trailing: [UIView] = []
    weak var titleView: UIView?
    weak var searchBar: UISearchBar?
}

extension UINavigationBar {
    /// A bar that no navigation controller manages has its standard look always, as in UIKit.
    var isAtScrollEdge: Bool { controller?.isAtScrollEdge(.top) ?? false }

    var ownScrollEdgeAppearance: UINavigationBarAppearance? {
        topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    var shownAppearance: UINavigationBarAppearance {
        let standard = topItem?.standardAppearance ?? standardAppearance
        return isAtScrollEdge ? ownScrollEdgeAppearance ?? standard : standard
    }

    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let topItem else { return false }
        return topItem.largeTitleDisplayMode != .never
    }

    var showsPrompt: Bool { topItem?.prompt?.isEmpty == false }

    /// In points: a bar with a prompt is 74 high; not measured.
    static var promptHeight: CGFloat { 30 }

    /// Puts the top item's views in, in place of the former ones.
    func showTopItem() {
        let former = parts.leading + parts.trailing
        let item = topItem
        if parts.titleView !== item?.titleView { parts.titleView?.removeFromSuperview() }
        parts.titleView = item?.titleView
        var leading: [UIView] = []
        let own = item?.leftBarButtonItems ?? []
        if let back = backButton, own.isEmpty || item?.leftItemsSupplementBackButton == true { leading.append(back) }
        parts.leading = leading + own.compactMap(view(of:))
        parts.trailing = (item?.rightBarButtonItems ?? []).compactMap(view(of:))
        let shown = parts.leading + parts.trailing
        // Only what is another is touched: views that come and go ask for another layout.
        for view in former where !shown.contains(view) { view.removeFromSuperview() }
        for view in shown where view.superview !== self { addSubview(view) }
        if let titleView = parts.titleView, titleView.superview !== self { addSubview(titleView) }

        let searchBar = item?.searchController?.searchBar
        if parts.searchBar !== searchBar, parts.searchBar?.superview === self { parts.searchBar?.removeFromSuperview() }
        parts.searchBar = searchBar
        if let searchBar, searchBar.superview !== self { addSubview(searchBar) }
        for view in shown { view.isHidden = isTitleHiddenBySearch }
        for view in [parts.title, parts.largeTitle, parts.titleView] { view?.isHidden = isTitleHiddenBySearch }

        let look = shownAppearance
        (parts.leading.first as? BackButtonView)?.show(look, image: backIndicatorImage)
        show(
            parts.title, showsLargeTitle || item?.titleView != nil ? nil : item?.title,
            [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: textColor],
            [titleTextAttributes ?? [:], look.titleTextAttributes])
        show(
            parts.largeTitle, showsLargeTitle ? item?.title : nil,
            [.font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: textColor],
            [largeTitleTextAttributes ?? [:], look.largeTitleTextAttributes])
        // Not measured: the font.
        show(
            parts.prompt, showsPrompt ? item?.prompt : nil,
            [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: textColor], [])
    }

    private var textColor: UIColor { barStyle == .black ? .white : .label }

    private func show(
        _ label: UILabel, _ text: String?, _ base: [NSAttributedString.Key: Any],
        _ own: [[NSAttributedString.Key: Any]]
    ) {
        let attributes = own.reduce(into: base) { result, each in result.merge(each) { $1 } }
        label.attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
        if text == nil { label.removeFromSuperview() } else if label.superview == nil { addSubview(label) }
    }

    /// Spaces take part, too.
    private func view(of item: UIBarButtonItem) -> UIView? {
        guard item.isSpace, !item.isHidden else { return item.view(on: self) }
        let width = item.systemItem == .fixedSpace ? item.width : 8
        if let space = item.shownView as? BarSpace, space.width == width { return space }
        let space = BarSpace(width: width)
        item.shownView = space
        return space
    }

    private var backButton: UIView? {
        guard let backItem, topItem?.hidesBackButton != true else { return nil }
        let title: String
        switch topItem?.backButtonDisplayMode ?? .default {
        case .minimal: title = ""
        case .generic: title = "Back"
        case .default:
            title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
        }
        if let former = parts.leading.first as? BackButtonView, former.title == title { return former }
        let view = BackButtonView(title: title) { [weak self] in self?.goBack() }
        return view
    }

    /// What a tap on the back button does, if the delegate lets it.
    private func goBack() {
        guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
        if let controller {
            controller.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
    }

    // MARK: Placing

    /// 16 points, 20 on wide screens; a back button begins 8 points from the edge.
    private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    func placeParts() {
        let height: CGFloat = 44
        let end = bounds.height - searchHeight
        let extra = max(0, end - titleHeight)
        parts.searchBar?.frame = CGRect(
            x: 0, y: end + (isTitleHiddenBySearch ? 9 : 0), width: bounds.width,
            height: parts.searchBar?.intrinsicContentSize.height ?? 0)
        let top = isCentred ? extra / 2 : extra
        let safe = safeAreaInsets
        let (before, after) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        let startsWithBack = parts.leading.first is BackButtonView
        let leadingEnd = place(
            parts.leading, from: before + (startsWithBack ? 8 : margin), top: top, height: height, fromEnd: false)
        let trailingEnd = place(parts.trailing, from: after + margin, top: top, height: height, fromEnd: true)
        placeTitle(between: leadingEnd, and: trailingEnd, top: top, height: height)
        placePrompt(above: top)
        let large = parts.largeTitle.intrinsicContentSize
        let largeX = isRightToLeft ? bounds.width - margin - after - large.width : margin + before
        // The large title's baseline is 14 points above the bar's end; not measured.
        parts.largeTitle.frame = pixelGrid.round(
            CGRect(
                x: largeX, y: end - 8 - large.height,
                width: min(large.width, bounds.width - 2 * margin), height: large.height))
    }

    /// In the middle of its line.
    private func placePrompt(above top: CGFloat) {
        let size = parts.prompt.intrinsicContentSize
        let width = min(size.width, bounds.width - 2 * margin)
        parts.prompt.frame = pixelGrid.round(
            CGRect(
                x: (bounds.width - width) / 2, y: top - (Self.promptHeight + size.height) / 2 + 2, width: width,
                height: size.height))
    }

    /// Places views one after the other; the result is where the last one ends, measured from the same side.
    private func place(_ views: [UIView], from start: CGFloat, top: CGFloat, height: CGFloat, fromEnd: Bool) -> CGFloat
    {
        var distance = start
        for view in views {
            let size = ownSize(of: view)
            let x = fromEnd != isRightToLeft ? bounds.width - distance - size.width : distance
            view.frame = pixelGrid.round(
                CGRect(x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height))
            distance += size.width + 16
        }
        return views.isEmpty ? start : distance
    }

    /// What a view asks for by itself, else the size that code gave it, else what its constraints allow, as since iOS 11; in points.
    private func ownSize(of view: UIView) -> CGSize {
        var size = view.intrinsicContentSize
        if size.width <= 0 || size.height <= 0 { size = view.bounds.size }
        return size == .zero ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : size
    }

    /// In the middle of the bar where there is room, else between the buttons. Its top is half a point higher than the middle: the
    /// baseline is 27.67 points below the bar's top (measured at 3x).
    private func placeTitle(between before: CGFloat, and after: CGFloat, top: CGFloat, height: CGFloat) {
        let view: UIView = parts.titleView ?? parts.title
        var size = ownSize(of: view)
        let (left, right) = isRightToLeft ? (after, before) : (before, after)
        size.width = max(0, min(size.width, bounds.width - left - right))
        let middle = (bounds.width - size.width) / 2
        let x = max(left, min(middle, bounds.width - right - size.width))
        let lift: CGFloat = view === parts.title ? 0.5 : 0
        let offset = view === parts.title ? shownAppearance.titlePositionAdjustment : .zero
        view.frame = CGRect(
            origin: CGPoint(
                x: pixelGrid.round(x + offset.horizontal),
                y: pixelGrid.round(top + (height - size.height) / 2 - lift + offset.vertical)),
            size: size)
    }
}

/// A space of a width in points between bar items.
final class BarSpace: UIView {
    let width: CGFloat

    init(width: CGFloat) {
        self.width = width
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 1) }
}
