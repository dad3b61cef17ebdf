import UIKit

/// The safe area of a scene on its canvas: the device's, with the bars that are simulated or inferred.
struct CanvasBars {
    let document: InterfaceElement
    let device: CanvasDevice

    func safeArea(of scene: InterfaceScene) -> UIEdgeInsets {
        guard let controller = scene.controller else { return looseSafeArea(of: scene.root) }
        let missing = device.size.height - (scene.root.storedFrame?.height ?? device.size.height)
        let version = CanvasVersion(document: document)
        var insets = device.safeArea
        if device.isKnown, missing > 0 {
            if isEmbedded(controller) { return embeddedSafeArea(of: scene.root) }
            // A sheet begins below the status bar.
            insets.top = 0
            if version.isLiquidGlass { insets.bottom = 0 }
        } else if version.doublesSafeArea, insets.bottom > 0, isInNavigation(controller) {
            // Late canvases count the safe area of a rounded screen twice (measured: 48 → 96, 50 → 100, 59 → 118, 34 → 68).
            insets.top *= 2
            insets.bottom *= 2
        }
        // Below an opaque bar a view is lower by the bar: then the bar takes nothing from it.
        if missing < 60 { addTopBar(of: controller, to: &insets) }
        addBottomBar(of: controller, to: &insets)
        return insets
    }

    private func addTopBar(of controller: InterfaceElement, to insets: inout UIEdgeInsets) {
        let metrics = "simulatedTopBarMetrics"
        guard controller.child("nil", key: metrics) == nil else { return }
        if controller.child("simulatedNavigationBarMetrics", key: metrics) != nil {
            insets.top += 44
        } else if let navigation = controllersAbove(controller, inferring: metrics).first(where: {
            $0.tag == "navigationController"
        }),
            navigation.bool("navigationBarHidden") != true,
            let bar = navigation.children.first(where: { $0.tag == "navigationBar" })?.storedFrame
        {
            insets.top = bar.maxY
        }
    }

    private func addBottomBar(of controller: InterfaceElement, to insets: inout UIEdgeInsets) {
        let metrics = "simulatedBottomBarMetrics"
        guard controller.child("nil", key: metrics) == nil else { return }
        if controller.child("simulatedTabBarMetrics", key: metrics) != nil {
            insets.bottom += 49
        } else if controller.child("simulatedToolbarMetrics", key: metrics) != nil {
            insets.bottom += 44
        } else if controllersAbove(controller, inferring: metrics).contains(where: { $0.tag == "tabBarController" }) {
            insets.bottom += 49
        }
    }

    private func isEmbedded(_ controller: InterfaceElement) -> Bool {
        segues(to: controller.peek("id") ?? "").contains { $0.peek("kind") == "embed" }
    }

    /// In a container as wide as the screen, the status bar's.
    private func embeddedSafeArea(of root: InterfaceElement) -> UIEdgeInsets {
        let isWide = root.storedFrame?.width == device.size.width
        return UIEdgeInsets(top: isWide ? device.safeArea.top : 0, left: 0, bottom: 0, right: 0)
    }

    private func isInNavigation(_ controller: InterfaceElement) -> Bool {
        controller.children.contains { $0.tag == "navigationItem" }
    }

    /// A view without a controller: all of the screen's safe area where it fills the screen, or is wider; else the status bar's. Before Xcode
    /// 12 a view that is not higher than wide counted as on its side, where there is no status bar. A table's cell has
    /// none.
    private func looseSafeArea(of root: InterfaceElement) -> UIEdgeInsets {
        let size = root.storedFrame?.size ?? device.size
        guard root.tag != "tableViewCell", root.child("nil", key: "simulatedStatusBarMetrics") == nil else {
            return .zero
        }
        if size == device.size { return device.safeArea }
        if size.height <= size.width, CanvasVersion(document: document).tools < 17_000 { return .zero }
        if size.width > device.size.width { return device.safeArea }
        return UIEdgeInsets(top: device.safeArea.top, left: 0, bottom: 0, right: 0)
    }

    /// The controllers that contain a controller, or that push it, the nearest first: those whose bars it infers. One that simulates none itself
    /// (`metrics`) has none to hand down.
    private func controllersAbove(_ controller: InterfaceElement, inferring metrics: String) -> [InterfaceElement] {
        var seen: Set<String> = []
        var found: [InterfaceElement] = []
        var pending = [controller]
        while !pending.isEmpty {
            let each = pending.removeFirst()
            guard let id = each.peek("id"), seen.insert(id).inserted else { continue }
            if each !== controller { found.append(each) }
            for segue in segues(to: id) where ["relationship", "show", "push"].contains(segue.peek("kind") ?? "") {
                var outer: InterfaceElement? = segue
                while let element = outer, !element.tag.hasSuffix("ontroller") { outer = element.parent }
                guard let outer, outer.child("nil", key: metrics) == nil else { continue }
                pending.append(outer)
            }
        }
        return found
    }

    private func segues(to id: String) -> [InterfaceElement] {
        var found: [InterfaceElement] = []
        document.visit { element in
            if element.tag == "segue", element.peek("destination") == id { found.append(element) }
        }
        return found
    }
}
