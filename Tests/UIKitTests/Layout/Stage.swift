import UIKit

/// A root of 300 by 200 points with views in it that constraints place.
@MainActor
struct Stage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let a = SizedView(40, 20)
    let b = SizedView(60, 30)

    init(isRightToLeft: Bool = false) {
        if isRightToLeft {
            for view in [root, a, b] { view.semanticContentAttribute = .forceRightToLeft }
        }
        root.addSubview(a)
        root.addSubview(b)
    }

    /// The frames of `a` and `b` under constraints, in points.
    func frames(_ constraints: [NSLayoutConstraint]) -> [CGRect] {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return [a.frame, b.frame]
    }
}
