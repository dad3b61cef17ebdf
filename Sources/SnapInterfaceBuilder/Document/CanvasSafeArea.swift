import UIKit

/// The safe area of a scene on its canvas: the device's, with the bars that are simulated or inferred.
struct CanvasSafeArea {
    let document: InterfaceElement
    let device: CanvasDevice

    func insets(of scene: InterfaceScene) -> UIEdgeInsets {
        guard let controller = scene.controller else { return looseSafeArea(of: scene.root) }
        let missing = device.size.height - (scene.root.storedFrame?.height ?? device.size.height)
        let version = CanvasVersion(document: document)
        var insets = device.safeArea
        if device.isKnown, missing > 0 {
            if Containers(document: document).embeds(controller) { return embeddedSafeArea(of: scene.root) }
            // A sheet begins below the status bar.
            insets.top = 0
            if version.isLiquidGlass { insets.bottom = 0 }
        } else if version.doublesSafeArea, insets.bottom > 0, isInNavigation(controller) {
            // Late canvases count the safe area of a rounded screen twice (measured: 48 → 96, 50 → 100, 59 → 118, 34 → 68).
            insets.top *= 2
            insets.bottom *= 2
        }
        let bars = SceneBars(of: controller, in: document)
        let heights = bars.heights(below: device.safeArea.top)
        // Below an opaque bar a view is lower by the bar: then the bar takes nothing from it.
        if missing < 60, bars.top != nil {
            if case .inferred(let bar) = bars.top, let frame = bar.storedFrame {
                insets.top = frame.maxY
            } else {
                insets.top += heights.top
            }
        }
        insets.bottom += heights.bottom
        return insets
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
}
