import UIKit

/// The bars of a scene: those that its inspector simulates, and those that containers and segues hand down to it.
struct SceneBars {
    enum Top {
        /// Chosen for the scene: `<simulatedNavigationBarMetrics>`.
        case simulated(InterfaceElement)
        /// The `<navigationBar>` of the navigation controller that shows the scene.
        case inferred(InterfaceElement)
    }

    enum Bottom {
        case tabBar
        case toolbar
    }

    let top: Top?
    let bottom: Bottom?
    /// The controller whose segue pushes the scene: a back button leads to it.
    let previous: InterfaceElement?

    init(of controller: InterfaceElement, in document: InterfaceElement) {
        let containers = Containers(document: document)
        top = Self.top(of: controller, containers)
        bottom = Self.bottom(of: controller, containers)
        previous = containers.pushing(controller)
    }

    /// The heights that the bars take from the scene, in points.
    func heights(below statusBar: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
        let above: CGFloat
        switch top {
        case .simulated(let metrics): above = metrics.bool("prompted") == true ? 74 : 44
        case .inferred(let bar): above = max(0, (bar.storedFrame?.maxY ?? statusBar) - statusBar)
        case nil: above = 0
        }
        switch bottom {
        case .tabBar: return (above, 49)
        case .toolbar: return (above, 44)
        case nil: return (above, 0)
        }
    }

    private static func top(of controller: InterfaceElement, _ containers: Containers) -> Top? {
        let metrics = "simulatedTopBarMetrics"
        guard controller.child("nil", key: metrics) == nil else { return nil }
        if let simulated = controller.child("simulatedNavigationBarMetrics", key: metrics) {
            return .simulated(simulated)
        }
        let navigation = containers.above(controller, inferring: metrics).first { $0.tag == "navigationController" }
        guard let navigation, navigation.bool("navigationBarHidden") != true else { return nil }
        let bar = navigation.children.first { $0.tag == "navigationBar" && $0.storedFrame != nil }
        return bar.map(Top.inferred)
    }

    private static func bottom(of controller: InterfaceElement, _ containers: Containers) -> Bottom? {
        let metrics = "simulatedBottomBarMetrics"
        guard controller.child("nil", key: metrics) == nil else { return nil }
        if controller.child("simulatedTabBarMetrics", key: metrics) != nil { return .tabBar }
        if controller.child("simulatedToolbarMetrics", key: metrics) != nil { return .toolbar }
        guard controller.bool("hidesBottomBarWhenPushed") != true else { return nil }
        let above = containers.above(controller, inferring: metrics)
        if above.contains(where: { $0.tag == "tabBarController" }) { return .tabBar }
        let shown = above.first { $0.tag == "navigationController" }
        return shown?.bool("toolbarHidden") == false ? .toolbar : nil
    }
}
