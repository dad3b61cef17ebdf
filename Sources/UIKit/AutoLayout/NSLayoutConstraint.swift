/// One linear relation between two attributes of layout items: `first.attribute RELATION multiplier · second.attribute + constant`.
///
/// A constraint remembers where it was made, so that a conflict can name the place. Numbers that are infinite or not a number, attributes
/// that do not go together and priorities that are none end the program with a message, as UIKit's exceptions do. Differences:
/// `shouldBeArchived` is absent; a change between required and optional after activation is allowed.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left; nil once it is gone, and then the constraint is inactive.
    open var firstItem: AnyObject? { first }
    open var secondItem: AnyObject? { second }

    var first: (any LayoutItem)? { firstReference.item }
    var second: (any LayoutItem)? { secondReference?.item }
    let firstReference: LayoutItemReference
    let secondReference: LayoutItemReference?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat

    /// In points.
    open var constant: CGFloat {
        didSet {
            precondition(
                constant.isFinite, "a constraint's constant must be finite, not \(constant): \(summary)")
            if constant != oldValue { holder?.constraintConstantDidChange(self) }
        }
    }

    open var priority: UILayoutPriority = .required {
        didSet {
            precondition(
                priority.rawValue > 0 && priority <= .required,
                "a constraint's priority must be greater than 0 and at most 1000, not \(priority.rawValue): \(summary)")
            if priority != oldValue { holder?.layoutStructureDidChange() }
        }
    }

    /// What a message calls the constraint.
    open var identifier: String?

    /// Where a distance on the left begins, which ends at the first item's attribute; nil for a plain attribute.
    let firstStart: AnchorReference?
    /// The same on the right.
    let secondStart: AnchorReference?

    /// How many system spacings lie between the items; nil where the constant says it all. Between baselines the spacing follows the
    /// fonts, and the constant is what it is between plain edges.
    var systemSpacingMultiplier: CGFloat?

    /// The system's spacing between plain views, in points (Interface Builder's standard constraints, measured).
    static let systemSpacing: CGFloat = 8

    /// Where the constraint was made: file and line; nil for the system's own.
    public let origin: SourcePlace?

    /// In creation order: what decides wherever an order is needed.
    let serial: Int
    private static var lastSerial = 0

    /// Who made the constraint: decides what is broken in a conflict.
    var kind = Kind.user

    /// The view whose `constraints` holds it while active.
    var holder: UIView? {
        get { holderReference?.target }
        set { holderReference = newValue?.backReference }
    }

    /// Whether it is active.
    private var isHeld: Bool { holderReference?.hasEnded == false }

    private var holderReference: BackReference<UIView>?

    /// - Parameters:
    ///   - view1: a `UIView` or `UILayoutGuide`.
    ///   - view2: a `UIView`, a `UILayoutGuide`, or nil with `.notAnAttribute` for a plain size.
    ///   - c: in points.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        guard let first = view1 as? any LayoutItem else {
            preconditionFailure("a constraint's first item must be a UIView or a UILayoutGuide, not \(view1)")
        }
        let second = view2.map { item -> any LayoutItem in
            guard let item = item as? any LayoutItem else {
                preconditionFailure("a constraint's second item must be a UIView or a UILayoutGuide, not \(item)")
            }
            return item
        }
        // Without a second item its attribute says nothing: UIKit leaves it out, and so much code sets one.
        self.init(
            first, attr1, relation, second, second == nil ? .notAnAttribute : attr2, multiplier: multiplier,
            constant: c,
            origin: SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint between views or guides that was written elsewhere than in Swift.
    package convenience init(
        item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: AnyObject?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
        place: SourcePlace
    ) {
        guard let first = view1 as? any LayoutItem else {
            preconditionFailure("a constraint's first item must be a UIView or a UILayoutGuide, not \(view1)")
        }
        self.init(
            first, attr1, relation, view2 as? any LayoutItem, attr2, multiplier: multiplier, constant: c, origin: place)
    }

    /// - Parameters:
    ///   - firstStart: where the distance begins that ends at the first attribute; nil takes the attribute itself.
    init(
        _ first: any LayoutItem, _ firstAttribute: Attribute, from firstStart: AnchorReference? = nil,
        _ relation: Relation,
        _ second: (any LayoutItem)?, _ secondAttribute: Attribute, from secondStart: AnchorReference? = nil,
        multiplier: CGFloat = 1, constant: CGFloat = 0, origin: SourcePlace?
    ) {
        let form = ConstraintForm(
            first: firstAttribute, isFirstDistance: firstStart != nil, second: secondAttribute,
            isSecondDistance: secondStart != nil, hasSecondItem: second != nil, multiplier: multiplier,
            constant: constant)
        if let problem = form.problem {
            preconditionFailure("\(problem) (\(origin.map { "\($0)" } ?? "a constraint of the system"))")
        }
        self.firstStart = firstStart
        self.secondStart = secondStart
        firstReference = first.itemReference
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondReference = second?.itemReference
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.origin = origin
        Self.lastSerial += 1
        serial = Self.lastSerial
        super.init()
    }

    /// Active constraints shape the layout; activating one whose items share no superview is a programmer error.
    open var isActive: Bool {
        get { isHeld }
        set {
            guard newValue != isActive else { return }
            if newValue { hold()?.layoutStructureDidChange() } else { deactivate() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        var told: UIView?
        for constraint in constraints where !constraint.isHeld {
            // Constraints that are made together are most often held by the same view: its tree is told once.
            let holder = constraint.hold()
            if holder !== told { holder?.layoutStructureDidChange() }
            told = holder
        }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated { "<NSLayoutConstraint: \(summary)>" }
    }

    /// Sides, sizes, centres and baselines of a layout item.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline = 12
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    enum Kind {
        /// Written by a person.
        case user
        /// Made by a stack view, a table, a mask: not what is broken in a conflict while a person's constraint can be.
        case system
    }
}
