import UIKit

/// The safe area of a scene on its canvas: the device's, with the bars that are simulated or inferred.
struct CanvasBars {
    let document: InterfaceElement
    let device: CanvasDevice

    func safeArea(of scene: InterfaceScene) -> UIEdgeInsets {
        guard let controller = scene.controller else { return looseSafeArea(of: scene.root) }
        let size = scene.root.storedFrame?.size ?? device.size
        var insets = device.safeArea
        // A sheet is lower than the screen, and begins below the status bar.
        if size.height < device.size.height { insets.top = 0 }
        // The canvas of Xcode 26 counts the safe area of a rounded screen twice (measured: 48 → 96, 50 → 100, 59 → 118, 34 → 68).
        if CanvasVersion(document: document).isLiquidGlass, insets.top > 0, insets.bottom > 0,
            isInNavigation(controller)
        {
            insets.top *= 2
            insets.bottom *= 2
        }
        if controller.child("nil", key: "simulatedStatusBarMetrics") != nil { insets.top = 0 }
        if controller.child("nil", key: "simulatedTopBarMetrics") == nil {
            if controller.child("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics") != nil {
                insets.top += 44
            } else if let bar = navigationBar(above: controller) {
                insets.top = bar
            }
        }
        if controller.child("nil", key: "simulatedBottomBarMetrics") == nil {
            if controller.child("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics") != nil {
                insets.bottom += 49
            } else if controller.child("simulatedToolbarMetrics", key: "simulatedBottomBarMetrics") != nil {
                insets.bottom += 44
            }
        }
        return insets
    }

    private func isInNavigation(_ controller: InterfaceElement) -> Bool {
        controller.children.contains { $0.tag == "navigationItem" }
    }

    /// A view without a controller: the screen's safe area where it fills the screen, and the status bar's where it is high.
    private func looseSafeArea(of root: InterfaceElement) -> UIEdgeInsets {
        let size = root.storedFrame?.size ?? device.size
        guard root.child("nil", key: "simulatedStatusBarMetrics") == nil, size.height * 2 > device.size.height else {
            return .zero
        }
        return size == device.size
            ? device.safeArea : UIEdgeInsets(top: device.safeArea.top, left: 0, bottom: 0, right: 0)
    }

    /// Where the bar of the navigation controller ends that a controller is in; nil for none.
    private func navigationBar(above controller: InterfaceElement) -> CGFloat? {
        var seen: Set<String> = []
        var pending = [controller]
        while let each = pending.popLast() {
            guard let id = each.peek("id"), seen.insert(id).inserted else { continue }
            if each.tag == "navigationController" {
                guard let bar = each.children.first(where: { $0.tag == "navigationBar" })?.storedFrame else { continue }
                return bar.maxY
            }
            pending += controllers(leadingTo: id)
        }
        return nil
    }

    /// The controllers with a push or a relationship to the one with this id.
    private func controllers(leadingTo id: String) -> [InterfaceElement] {
        var found: [InterfaceElement] = []
        document.visit { element in
            guard element.tag == "segue", element.peek("destination") == id,
                ["relationship", "show", "push"].contains(element.peek("kind") ?? "")
            else { return }
            var outer: InterfaceElement? = element
            while let each = outer, !each.tag.hasSuffix("ontroller") { outer = each.parent }
            if let outer { found.append(outer) }
        }
        return found
    }
}
