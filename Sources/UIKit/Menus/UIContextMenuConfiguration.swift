public import Foundation

/// What a long press opens, under UIKit's name. Difference: a preview of one's own is not shown.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    private let makeMenu: (([UIMenuElement]) -> UIMenu?)?

    /// - Parameters:
    ///   - previewProvider: noted as a warning: the touched view itself is shown.
    ///   - actionProvider: makes the menu; it gets the elements that the system suggests, which are none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        makeMenu = actionProvider
        super.init()
        if previewProvider != nil {
            RuntimeWarnings.record(
                "a context menu's previewProvider is not shown: the picture has the view that was pressed")
        }
    }

    /// Nil where there is none.
    func menu() -> UIMenu? { makeMenu?([]) }
}
