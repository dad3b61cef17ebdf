import SnapGraphics

/// What shows a popover's body and arrow, with the content in it.
@MainActor
protocol PopoverChrome: UIView {
    var placement: PopoverPlacement? { get }
    /// What fills body and arrow below the content; a background view of the app's own has its own.
    var fillColor: UIColor? { get set }

    func install(_ content: UIView)
    func place(_ placement: PopoverPlacement)
}

extension PopoverPlacement {
    /// What the layout tree says of a popover.
    var facts: [LayoutNode.Fact] {
        var facts = [LayoutNode.Fact("arrow", direction.name)]
        if !direction.isEmpty { facts.append(.init("arrowPosition", arrowPosition.brief)) }
        return facts
    }
}
