import UIKit

/// The keys of `present`.
@MainActor
struct PresentationForm {
    var popover: PopoverDescription?

    static let form = ObjectForm<PresentationForm>(
        name: "a presentation", definition: "presentation",
        keys: [
            KeyForm(
                "popover", "A popover from a view of the scene.",
                schema: .reference(PopoverDescription.form.definition),
                isRequired: true
            ) { value, presentation, context throws(SceneError) in
                var popover = PopoverDescription()
                try PopoverDescription.form.apply(value, to: &popover, context)
                presentation.popover = popover
            }
        ])
}

/// A popover as it is written.
@MainActor
struct PopoverDescription {
    /// A scene file's name, or a view.
    var contents: SceneValue?
    /// The view that the popover points at, by its id.
    var source: PlacedString?
    var sourceRect: CGRect?
    var arrow: UIPopoverArrowDirection?
    var contentSize: CGSize?
    var backgroundColor: UIColor?

    static let form = ObjectForm<PopoverDescription>(
        name: "a popover", definition: "popover",
        keys: [
            KeyForm(
                "contents", "What the popover shows: a scene file, or a view.",
                schema: .any(of: [.type("string"), .reference("view")]), isRequired: true
            ) { value, popover, _ in popover.contents = value },
            KeyForm(
                "source", .placedString, \.source, isRequired: true,
                "The view that the popover points at, by its id."),
            KeyForm(
                "sourceRect", .rect, \.sourceRect, "What of the source is pointed at, in its coordinates, in points."),
            KeyForm("arrow", .arrowDirections, \.arrow, "The directions that the arrow may point; any if not given."),
            KeyForm("contentSize", .size, \.contentSize, "The popover's preferredContentSize, in points."),
            KeyForm("backgroundColor", .color, \.backgroundColor, "Of body and arrow."),
        ])
}

extension ValueForm where Value == UIPopoverArrowDirection {
    fileprivate static var arrowDirections: Self {
        options("arrow direction", [("up", .up), ("down", .down), ("left", .left), ("right", .right), ("any", .any)])
    }
}
