/// What of a cell's or a view's state the system's own configurations depend on.
struct ConfigurationConditions {
    let isDisabled: Bool
    /// Selected, highlighted, or about to take a drop.
    let isEmphasized: Bool
    let isSelected: Bool

    init(_ state: any UIConfigurationState) {
        switch state {
        case let cell as UICellConfigurationState:
            isDisabled = cell.isDisabled
            isSelected = cell.isSelected
            isEmphasized = cell.isSelected || cell.isHighlighted || cell.cellDropState == .targeted
        case let view as UIViewConfigurationState:
            isDisabled = view.isDisabled
            isSelected = view.isSelected
            isEmphasized = view.isSelected || view.isHighlighted
        default:
            (isDisabled, isEmphasized, isSelected) = (false, false, false)
        }
    }
}
