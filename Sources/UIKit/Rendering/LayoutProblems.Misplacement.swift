extension LayoutProblems {
    /// A view whose frame is another than the one its document stores.
    package struct Misplacement: Sendable {
        package let view: View
        /// In the superview's coordinates, in points.
        package let stored: CGRect
        package let laidOut: CGRect

        /// `“Name” UILabel: stored at 16, 20, 100 × 21, laid out at 16, 20, 104 × 20.5`.
        package var text: String {
            "\(view.name): stored at \(Self.text(stored)), laid out at \(Self.text(laidOut))"
        }

        private static func text(_ frame: CGRect) -> String {
            "\(frame.minX.brief), \(frame.minY.brief), \(frame.width.brief) × \(frame.height.brief)"
        }

        /// Smaller differences come from the canvas's pixels.
        private static let tolerance: CGFloat = 0.5

        /// The misplaced views of a tree, in tree order.
        @MainActor static func all(below top: UIView, names: PropertyNames) -> [Misplacement] {
            var found: [Misplacement] = []
            top.announce { view in
                guard view !== top, let stored = view.documentIdentity?.frame else { return }
                let frame = view.untransformedFrame
                let pairs = [
                    (stored.minX, frame.minX), (stored.minY, frame.minY), (stored.maxX, frame.maxX),
                    (stored.maxY, frame.maxY),
                ]
                if pairs.contains(where: { abs($0 - $1) > tolerance }) {
                    found.append(Misplacement(view: View(view, names: names), stored: stored, laidOut: frame))
                }
            }
            return found
        }
    }
}
