import Foundation

extension UICollectionView {
    /// A class of cells with the code that gives one its content, under UIKit's name.
    ///
    /// Made once and kept: a registration that is made inside of a data source's closure makes new cells every time, for which UIKit raises
    /// an exception. Difference: nibs are absent.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        /// Names the cells that wait for their use.
        let identifier = RegistrationIdentifier.next()

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of headers, footers or badges with the code that gives one its content, under UIKit's name.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let identifier = RegistrationIdentifier.next()

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell of the registration's class with the item's content.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.identifier
        register(Cell.self, forCellWithReuseIdentifier: identifier)
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("the registration's cells are no \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A header, footer or badge of the registration's class with its content.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("the registration's views are no \(Supplementary.self)")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// Names registrations in the order that they are made in.
@MainActor
enum RegistrationIdentifier {
    private static var last = 0

    static func next() -> String {
        last += 1
        return "registration.\(last)"
    }
}
