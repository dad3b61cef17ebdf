import UIKit

/// Puts the bars of a scene round its view, as Interface Builder's canvas shows them.
@MainActor
struct BarsBuilder {
    let context: InterfaceContext
    let controller: InterfaceElement
    private let bars: SceneBars

    init(context: InterfaceContext, controller: InterfaceElement, document: InterfaceElement) {
        self.context = context
        self.controller = controller
        bars = SceneBars(of: controller, in: document)
    }

    /// The scene's view with its bars, in a view as large as the screen; a sheet and a view of another size have their bars inside.
    func canvas(around root: UIView, screen: Device) -> UIView {
        let place = place(of: root, on: screen)
        let canvas = UIView(frame: CGRect(origin: .zero, size: place.canvas))
        canvas.becomeRoot(
            safeAreaInsets: UIEdgeInsets(top: place.statusBar, left: 0, bottom: place.indicator, right: 0))
        root.frame.origin = CGPoint(x: 0, y: place.isBelowBar ? place.topBar : 0)
        canvas.addSubview(root)
        if !place.isBelowBar { showStart(of: root, below: place) }
        if let bar = topBar(CGRect(x: 0, y: 0, width: place.canvas.width, height: place.topBar)) {
            canvas.addSubview(bar)
        }
        let height = bars.heights(below: 0).bottom + place.indicator
        let bottom = CGRect(x: 0, y: place.canvas.height - height, width: place.canvas.width, height: height)
        if let bar = bottomBar(bottom) { canvas.addSubview(bar) }
        if place.statusBar > 0, controller.child("nil", key: "simulatedStatusBarMetrics") == nil {
            canvas.addSubview(statusBar(CGRect(x: 0, y: 0, width: place.canvas.width, height: place.statusBar)))
        }
        return canvas
    }

    // MARK: Place

    private struct Place {
        let canvas: CGSize
        /// The height of the status bar, in points; 0 without one.
        let statusBar: CGFloat
        /// Where the bar at the top ends, in points.
        let topBar: CGFloat
        /// The height of the home indicator's strip, in points.
        let indicator: CGFloat
        /// The view begins below the bar, which is opaque.
        let isBelowBar: Bool
    }

    private func place(of root: UIView, on screen: Device) -> Place {
        let missing = screen.size.height - root.frame.height
        // 60: a status bar and the bar below it; a sheet leaves less free.
        let isBelowBar = bars.top != nil && missing >= 60 && root.frame.width == screen.size.width
        let isWhole = missing <= 0 || isBelowBar
        let strip = context.device.safeArea
        let statusBar = isWhole ? strip.top : 0
        var topBar = statusBar
        switch bars.top {
        // Late canvases store it as far down as they count the safe area; its height is right.
        case .inferred(let bar): topBar += bar.storedFrame?.height ?? 44
        case .simulated: topBar += bars.heights(below: strip.top).top
        case nil: break
        }
        return Place(
            canvas: isBelowBar ? screen.size : root.frame.size, statusBar: statusBar, topBar: topBar,
            indicator: isWhole ? strip.bottom : 0, isBelowBar: isBelowBar)
    }

    /// A scroll view shows its beginning below the bars.
    private func showStart(of root: UIView, below place: Place) {
        guard root is UIScrollView else { return }
        let bottom = bars.heights(below: 0).bottom + place.indicator
        root.becomeRoot(safeAreaInsets: UIEdgeInsets(top: place.topBar, left: 0, bottom: bottom, right: 0))
    }

    // MARK: Bars

    private func topBar(_ frame: CGRect) -> UIView? {
        let bar: UINavigationBar?
        switch bars.top {
        case nil: return nil
        case .simulated(let metrics):
            bar = UINavigationBar()
            bar?.isTranslucent = metrics.bool("translucent") ?? true
        case .inferred(let element): bar = ViewBuilder(context: context).build(element) as? UINavigationBar
        }
        guard let bar else { return nil }
        let items = BarItems(context: context, showsViews: true)
        let item = controller.child("navigationItem").map(items.navigationItem) ?? UINavigationItem()
        if item.title == nil { item.title = controller["title"] }
        let back = bars.previous?.child("navigationItem").map(items.navigationItem)
        bar.items = bars.previous == nil ? [item] : [back ?? UINavigationItem(), item]
        bar.translatesAutoresizingMaskIntoConstraints = true
        bar.frame = frame
        return bar
    }

    private func bottomBar(_ frame: CGRect) -> UIView? {
        let items = BarItems(context: context, showsViews: true)
        switch bars.bottom {
        case nil: return nil
        case .tabBar:
            let bar = UITabBar(frame: frame)
            bar.items = controller.child("tabBarItem", key: "tabBarItem").map { [items.tabBarItem($0)] }
            bar.selectedItem = bar.items?.first
            return bar
        case .toolbar:
            let bar = UIToolbar(frame: frame)
            bar.items = controller.child("toolbarItems").map(items.items)
            return bar
        }
    }

    private func statusBar(_ frame: CGRect) -> UIView {
        let metrics = controller.child("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics")
        let isLight = metrics?["statusBarStyle"] == "lightContent" || metrics?["statusBarStyle"] == "blackOpaque"
        let isDark = metrics?["statusBarStyle"] == "darkContent"
        return StatusBar(frame: frame, color: isLight ? .white : isDark ? .black : .label)
    }
}
