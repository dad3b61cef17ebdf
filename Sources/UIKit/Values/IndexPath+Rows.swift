public import Foundation

extension IndexPath {
    /// The place of a table row.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The place of a collection item.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The first index; the path must have two.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index; the path must have two.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index; the path must have two.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
