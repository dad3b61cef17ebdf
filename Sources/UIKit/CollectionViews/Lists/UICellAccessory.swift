/// What stands at the edges of a list's cell beside the content, under UIKit's name; lengths in points.
///
/// Source: Apple, *UICellAccessory*. Difference: pop-up menus are absent.
public struct UICellAccessory {
    /// When the accessory is shown.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// The width that an accessory takes.
    public enum LayoutDimension: Sendable {
        /// Here the same as `actual`, but for accessories at the leading edge, whose content begins at one place.
        case standard
        case actual
        case custom(CGFloat)
    }

    /// Where an accessory stands among the others of its edge: an index, given these.
    public typealias Position = ([UICellAccessory]) -> Int

    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        var isLeading: Bool {
            if case .leading = self { true } else { false }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        func index(among others: [UICellAccessory]) -> Int {
            let index =
                switch self {
                case .leading(_, let position), .trailing(_, let position): position(others)
                }
            return max(0, min(index, others.count))
        }
    }

    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, detail
        case customView

        /// Where it stands among the system's of its edge, in reading order: a sign that leads on is the last but for the handle that moves the
        /// cell, as in tables. What stands before it is unverified.
        var order: Int {
            switch self {
            case .multiselect: 0
            case .delete: 1
            case .insert: 2
            case .label: 3
            case .checkmark: 4
            case .detail: 5
            case .disclosureIndicator: 6
            case .outlineDisclosure: 7
            case .reorder: 8
            case .customView: 9
            }
        }
    }

    public let accessoryType: AccessoryType
    public let placement: Placement
    public let isHidden: Bool
    public let reservedLayoutWidth: LayoutDimension
    /// Nil is the cell's tint, or the accessory's own colour.
    public let tintColor: UIColor?
    let content: Content
    /// What a touch of the accessory does; nil leaves it to the cell.
    let handler: (() -> Void)?
    /// A touch anywhere in the cell shows or hides the items below.
    let togglesWholeCell: Bool

    /// What is drawn.
    enum Content {
        case sign(CellAccessorySign)
        case label(text: String, font: UIFont, adjustsFont: Bool)
        case view(UIView, keepsSize: Bool)
    }

    init(
        _ type: AccessoryType, _ content: Content, _ placement: Placement, isHidden: Bool? = nil,
        width: LayoutDimension? = nil, tintColor: UIColor? = nil, togglesWholeCell: Bool = false,
        handler: (() -> Void)? = nil
    ) {
        accessoryType = type
        self.content = content
        self.placement = placement
        self.isHidden = isHidden ?? false
        reservedLayoutWidth = width ?? .standard
        self.tintColor = tintColor
        self.handler = handler
        self.togglesWholeCell = togglesWholeCell
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch placement.displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Whether a touch is the accessory's, not the cell's.
    var handlesTouches: Bool { handler != nil || accessoryType == .outlineDisclosure }

    // MARK: Positions

    /// Before the first accessory of a type; at the beginning where there is none.
    public static func position(before type: AccessoryType) -> Position {
        { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// Behind the last accessory of a type; at the end where there is none.
    public static func position(after type: AccessoryType) -> Position {
        { others in (others.lastIndex { $0.accessoryType == type }).map { $0 + 1 } ?? others.count }
    }
}
