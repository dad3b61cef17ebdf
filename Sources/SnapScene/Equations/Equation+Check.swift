import UIKit

extension Equation {
    /// Refuses what no layout could mean.
    ///
    /// Source: Apple, *NSLayoutConstraint.Attribute*: sizes go with sizes, places with places of the same axis, and `left` and `right` not
    /// with `leading` and `trailing`.
    func check() throws(Failure) {
        guard right.constant.magnitude <= 1e6 else {
            throw Failure(column: left.column, problem: "the numbers come to \(right.constant.brief) points")
        }
        guard let anchor = right.anchor else {
            guard left.attribute.isSize else {
                throw Failure(
                    column: left.column,
                    problem:
                        "\(left.attribute.name) is a place, and needs one of another view, as in root.\(left.attribute.name) + 8"
                )
            }
            try checkSize()
            return
        }
        guard right.multiplier != 0, right.multiplier.isFinite else {
            throw Failure(column: anchor.column, problem: "the attribute is multiplied by \(right.multiplier.brief)")
        }
        guard left.attribute.kind == anchor.attribute.kind else {
            throw Failure(
                column: anchor.column,
                problem:
                    "\(left.attribute.name) is \(left.attribute.kind.rawValue), \(anchor.attribute.name) is \(anchor.attribute.kind.rawValue)"
            )
        }
        if left.attribute.isDirectional != nil, anchor.attribute.isDirectional != nil,
            left.attribute.isDirectional != anchor.attribute.isDirectional
        {
            throw Failure(
                column: anchor.column,
                problem:
                    "\(left.attribute.name) cannot go with \(anchor.attribute.name): left and right stay, leading and trailing mirror"
            )
        }
    }
}

extension Equation {
    /// A view is never smaller than nothing: below zero nothing meets a size that is required, and the layout would be in conflict with
    /// itself. UIKit takes such a constraint, and says so when it lays out.
    private func checkSize() throws(Failure) {
        guard right.constant < 0, relation != .greaterThanOrEqual, priority == .required else { return }
        throw Failure(
            column: left.column,
            problem: "\(left.attribute.name) can be no less than 0, and \(right.constant.brief) is required")
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind: String {
        case size = "a size"
        case horizontal = "a place from side to side"
        case vertical = "a place from top to bottom"
    }

    /// The attributes that equations know.
    static let named: [(name: String, attribute: NSLayoutConstraint.Attribute)] = [
        ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
        ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
        ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
    ]

    static func named(_ name: String) -> NSLayoutConstraint.Attribute? {
        named.first { $0.name == name }?.attribute
    }

    /// As an equation spells it.
    var name: String { Self.named.first { $0.attribute == self }?.name ?? "" }

    var isSize: Bool { self == .width || self == .height }
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute mirrors with the reading direction; nil where it does not matter.
    var isDirectional: Bool? {
        switch self {
        case .leading, .trailing: true
        case .left, .right: false
        default: nil
        }
    }

    var kind: Kind {
        switch self {
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX: .horizontal
        default: .vertical
        }
    }
}
