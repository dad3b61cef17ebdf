import UIKit

/// What is special about the stack of a configuration.
enum StackVariation: String, Sendable, CaseIterable {
    /// Three views of 20 × 10, 40 × 30 and 60 × 20 with 10 between them, in 200 × 100.
    case plain
    /// The second view is hidden.
    case hidden
    /// 25 after the first view.
    case customSpacing
    /// 6 and 8 points of margins along the axis, 5 and 7 across it.
    case margins
    /// The second view has no intrinsic size.
    case noIntrinsicSize
    /// 100 points along the axis.
    case tooShort
}

/// A stack view of one configuration; lengths are along the axis and across it, so that rows and columns share one table.
@MainActor
struct StackConfiguration {
    let stack: UIStackView
    private let views: [UIView]
    private let isRow: Bool

    init(_ axis: NSLayoutConstraint.Axis, _ variation: StackVariation) {
        isRow = axis == .horizontal
        let isRow = isRow
        func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
            isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        }
        func sized(_ along: CGFloat, _ across: CGFloat) -> UIView {
            let size = size(along, across)
            return SizedView(size.width, size.height)
        }
        let second = variation == .noIntrinsicSize ? UIView() : sized(40, 30)
        views = [sized(20, 10), second, sized(60, 20)]
        stack = UIStackView(arrangedSubviews: views)
        stack.frame.size = size(variation == .tooShort ? 100 : 200, 100)
        stack.axis = axis
        stack.spacing = 10
        switch variation {
        case .plain, .noIntrinsicSize: break
        case .hidden: second.isHidden = true
        case .customSpacing: stack.setCustomSpacing(25, after: views[0])
        case .margins:
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins =
                isRow
                ? UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
                : UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7)
        case .tooShort: views[2].setContentCompressionResistancePriority(.init(740), for: axis)
        }
        // Which view a stack that fills stretches is the one that hugs least.
        let loose = variation == .hidden ? views[2] : views[1]
        if loose is SizedView { loose.setContentHuggingPriority(.init(240), for: axis) }
    }

    private var shown: [CGRect] {
        stack.layoutIfNeeded()
        return views.filter { !$0.isHidden }.map(\.frame)
    }

    /// The start and the length of each shown view along the axis.
    var along: [[CGFloat]] { shown.map { isRow ? [$0.minX, $0.width] : [$0.minY, $0.height] } }

    /// The start and the length of each shown view across the axis.
    var across: [[CGFloat]] { shown.map { isRow ? [$0.minY, $0.height] : [$0.minX, $0.width] } }
}
