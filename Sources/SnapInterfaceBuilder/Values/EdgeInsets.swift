import UIKit

/// Reads the three forms of insets; in points.
enum EdgeInsets {
    /// `<inset minX minY maxX maxY>`.
    static func inset(_ element: InterfaceElement) -> UIEdgeInsets {
        UIEdgeInsets(
            top: element.number("minY") ?? 0, left: element.number("minX") ?? 0, bottom: element.number("maxY") ?? 0,
            right: element.number("maxX") ?? 0)
    }

    /// `<edgeInsets top left bottom right>`.
    static func plain(_ element: InterfaceElement) -> UIEdgeInsets {
        UIEdgeInsets(
            top: element.number("top") ?? 0, left: element.number("left") ?? 0, bottom: element.number("bottom") ?? 0,
            right: element.number("right") ?? 0)
    }

    /// `<directionalEdgeInsets top leading bottom trailing>`.
    static func directional(_ element: InterfaceElement) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: element.number("top") ?? 0, leading: element.number("leading") ?? 0,
            bottom: element.number("bottom") ?? 0, trailing: element.number("trailing") ?? 0)
    }
}
