import SnapGraphics

/// A view with states that runs actions for events, under UIKit's name.
///
/// Difference: `addTarget(_:action:for:)` needs Objective-C's selectors and is absent; `addAction(_:for:)` does the same on both
/// platforms. Touches are absent: `sendActions(for:)` is what sets an event off.
@preconcurrency @MainActor
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    private var registrations: [(action: UIAction, events: Event)] = []

    /// Runs the action for the events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registrations.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        registrations.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        registrations.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }

    /// Runs every action registered for one of the events, in the order of registration.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in registrations where !events.isDisjoint(with: controlEvents) {
            action.run(from: self)
        }
    }

    /// Called when `state` is another.
    func stateDidChange() {}

    /// What the layout tree says of a control that is not in its normal state.
    var stateFacts: [LayoutNode.Fact] {
        var facts: [LayoutNode.Fact] = []
        if !isEnabled { facts.append(.init("disabled", "true")) }
        if isSelected { facts.append(.init("selected", "true")) }
        if isHighlighted { facts.append(.init("highlighted", "true")) }
        return facts
    }
}
