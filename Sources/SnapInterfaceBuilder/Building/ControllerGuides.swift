import UIKit

/// A controller's top and bottom layout guides, from before the safe area: the strips that bars take from its view.
@MainActor
struct ControllerGuides {
    let context: InterfaceContext

    func register(of controller: InterfaceElement?, in root: UIView) {
        guard let list = controller?.child("layoutGuides") else { return }
        for element in list.children("viewControllerLayoutGuide") {
            guard let id = element.id else { continue }
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let isTop = element["type"] == "top"
            guide.identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
            let safe = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                guide.topAnchor.constraint(equalTo: isTop ? root.topAnchor : safe.bottomAnchor),
                guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : root.bottomAnchor),
            ])
            context.register(guide, id: id)
        }
    }
}
