import UIKit

/// One row of the menu.
public struct MenuItem: Sendable {
    public enum Kind: Sendable {
        case edit, delete, share
    }

    public let kind: Kind
    public let title: String
    public let symbolName: String

    public init(kind: Kind, title: String, symbolName: String) {
        self.kind = kind
        self.title = title
        self.symbolName = symbolName
    }

    public static let standard = [
        MenuItem(kind: .edit, title: "Edit", symbolName: "pencil"),
        MenuItem(kind: .delete, title: "Delete", symbolName: "trash"),
        MenuItem(kind: .share, title: "Share", symbolName: "arrowshape.turn.up.right.fill"),
    ]
}
