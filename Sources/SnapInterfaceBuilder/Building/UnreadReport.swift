/// Warns of what nobody read in a document.
@MainActor
struct UnreadReport {
    let warnings: InterfaceWarnings

    /// Elements without effect on a picture at rest: connections, segues, what only the editor uses.
    private static let silentElements: Set<String> = [
        "connections", "point", "gestureRecognizers", "viewLayoutGuide", "textInputTraits", "nil", "variation",
        "freeformSimulatedSizeMetrics", "designable", "accessibility", "constraints", "size", "animations", "rect",
        "autoresizingMask", "navigationItem", "dataDetectorType", "inferredMetricsTieBreakers",
    ]

    private static let silentAttributes: Set<String> = [
        "id", "key", "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "clearsContextBeforeDrawing",
        "customModule", "customModuleProvider", "customClass", "userLabel", "restorationIdentifier", "fixedFrame",
        "ambiguous", "misplaced", "verifyAmbiguity", "reuseIdentifier", "tableViewCell", "horizontalHuggingPriority",
        "toolTip", "storyboardIdentifier", "sceneMemberID", "opaque",
    ]

    /// Warns of the numbers in an element that were read and are none.
    func reportMalformedNumbers(_ element: InterfaceElement) {
        for name in element.malformedNumbers {
            warnings.add(
                "\(name)=\"\(element.peek(name) ?? "")\" of <\(element.tag)> is no number: it is left out", element)
        }
        for child in element.children { reportMalformedNumbers(child) }
    }

    func report(_ element: InterfaceElement) {
        for child in element.children where !Self.silentElements.contains(child.tag) {
            guard child.isRead else {
                let key = child.peek("key").map { " key=\"\($0)\"" } ?? ""
                warnings.add("<\(child.tag)\(key)> in <\(element.tag)> has no effect", child)
                continue
            }
            report(child)
        }
        // What a stand-in cannot show was said once for its class.
        guard ViewClass.named(element.tag) != nil, StandIn.table.allSatisfy({ $0.tag != element.tag }) else { return }
        for name in element.unreadAttributes where !Self.silentAttributes.contains(name) {
            warnings.add("\(name) of <\(element.tag)> has no effect", element)
        }
    }
}
