/// What an autoresizing mask does to a frame when its superview changes size.
///
/// Along each axis the change is shared by the flexible parts in proportion to their sizes, equally where those are zero.
/// Source: Apple, *UIView.AutoresizingMask*.
struct AutoresizingRule {
    /// Position and length along one axis: each is a constant plus a share of the superview's length.
    struct Axis: Equatable {
        var origin: CGFloat
        var originShare: CGFloat
        var length: CGFloat
        var lengthShare: CGFloat

        init(origin: CGFloat, length: CGFloat, total: CGFloat, before: Bool, stretches: Bool, after: Bool) {
            let parts: [(isFlexible: Bool, size: CGFloat)] = [
                (before, origin), (stretches, length), (after, total - origin - length),
            ]
            let flexible = parts.filter(\.isFlexible)
            let sum = flexible.reduce(0) { $0 + $1.size }
            func share(_ part: (isFlexible: Bool, size: CGFloat)) -> CGFloat {
                guard part.isFlexible else { return 0 }
                return sum > 0 ? part.size / sum : 1 / CGFloat(flexible.count)
            }
            originShare = share(parts[0])
            lengthShare = share(parts[1])
            self.origin = origin - originShare * total
            self.length = length - lengthShare * total
        }

        func resolved(in total: CGFloat) -> (origin: CGFloat, length: CGFloat) {
            (origin + originShare * total, max(0, length + lengthShare * total))
        }
    }

    let horizontal: Axis
    let vertical: Axis

    init(frame: CGRect, superviewSize: CGSize, mask: UIView.AutoresizingMask) {
        horizontal = Axis(
            origin: frame.minX, length: frame.width, total: superviewSize.width,
            before: mask.contains(.flexibleLeftMargin), stretches: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        vertical = Axis(
            origin: frame.minY, length: frame.height, total: superviewSize.height,
            before: mask.contains(.flexibleTopMargin), stretches: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
    }

    func frame(in size: CGSize) -> CGRect {
        let (x, width) = horizontal.resolved(in: size.width)
        let (y, height) = vertical.resolved(in: size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
