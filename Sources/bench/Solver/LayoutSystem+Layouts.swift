import SnapSolver

// The layouts that are timed. Each has `views` views below a root of 390 by 844 points.

extension LayoutSystem {
    /// Cards below each other, each with rows of an icon, a title that takes what is left, and a button.
    static func dialog(views: Int) -> LayoutSystem {
        var system = LayoutSystem(name: "dialog", views: views)
        let root = system.makeBox()
        system.pinRoot(root, width: 390, height: 844)
        var bottom: [(Int, Double)] = []
        let cards = max(1, views / 10)
        for card in 0..<cards {
            let box = system.makeBox()
            system.add([(box.minX, 1)], -16)
            system.add([(root.width, 1), (box.minX, -1), (box.width, -1)], -16)
            system.add([(box.minY, 1)] + bottom.map { ($0.0, -$0.1) }, -8)
            system.fillCard(box, isMiddle: card == cards / 2)
            bottom = [(box.minY, 1), (box.height, 1)]
        }
        return system
    }

    /// Three rows of three views.
    private mutating func fillCard(_ card: Box, isMiddle: Bool) {
        var above: [(Int, Double)] = []
        for row in 0..<3 {
            let (icon, title, button) = (makeBox(), makeBox(), makeBox())
            addContent(icon, width: 24, height: 24)
            addContent(title, width: nil, height: 20)
            addContent(button, width: 60 + Double(row), height: 32)
            if isMiddle, row == 1 { exchangedWish = constraints.count - 3 }
            add([(icon.minX, 1)], -12)
            if isMiddle, row == 1 { exchanged = constraints.count }
            add([(title.minX, 1), (icon.minX, -1), (icon.width, -1)], -8)
            add([(button.minX, 1), (title.minX, -1), (title.width, -1)], -8)
            add([(card.width, 1), (button.minX, -1), (button.width, -1)], -12)
            add([(button.minY, 1)] + above.map { ($0.0, -$0.1) }, -10)
            for view in [icon, title] {
                add([(view.minY, 1), (view.height, 0.5), (button.minY, -1), (button.height, -0.5)])
                add([(button.minY, 1), (button.height, 1), (view.minY, -1), (view.height, -1)], 0, .greaterThanOrEqual)
            }
            above = [(button.minY, 1), (button.height, 1)]
        }
        add([(card.height, 1)] + above.map { ($0.0, -$0.1) }, -10)
    }

    /// A list: each view as wide as the root, below the one before it, as high as its content.
    /// - Parameter isBounded: each view also ends above the root's bottom edge.
    static func list(views: Int, isBounded: Bool = false) -> LayoutSystem {
        var system = LayoutSystem(name: isBounded ? "bounded" : "list", views: views)
        let root = system.makeBox()
        system.pinRoot(root, width: 390, height: 40 * Double(views))
        var bottom: [(Int, Double)] = []
        for view in 0..<views {
            let box = system.makeBox()
            system.add([(box.minX, 1)], -16)
            system.add([(root.width, 1), (box.minX, -1), (box.width, -1)], -16)
            if view == views / 2 { system.exchanged = system.constraints.count }
            system.add([(box.minY, 1)] + bottom.map { ($0.0, -$0.1) }, -8)
            system.addContent(box, width: nil, height: 20 + Double(view % 5))
            if view == views / 2 { system.exchangedWish = system.constraints.count - 1 }
            if isBounded {
                system.add([(root.height, 1), (box.minY, -1), (box.height, -1)], 0, .greaterThanOrEqual)
            }
            bottom = [(box.minY, 1), (box.height, 1)]
        }
        return system
    }
}
