/// The states of a cell that shows a configuration, under UIKit's name.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What a drag of the cell is at; nothing is dragged here, but by an app's own tests of its configurations.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// What a drop onto the cell is at.
    public enum DropState: Int, Sendable {
        case none, notTargeted, targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    /// The cell's item shows the items below it.
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
