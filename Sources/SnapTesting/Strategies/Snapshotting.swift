import SnapDiff
import SnapGolden

/// A strategy: how a value becomes a snapshot, and how that is compared with its golden.
///
/// Strategies are values, found by a leading dot (`as: .image`); others are derived with `pullback`. Taking a snapshot may throw; no
/// strategy knows a test framework. `Format` says what it shows: `UIImage` or `String`.
public struct Snapshotting<Value, Format>: Sendable {
    typealias Take = @MainActor @Sendable (Value) throws -> Capture

    let take: Take
    let options: ComparisonOptions

    init(options: ComparisonOptions = ComparisonOptions(), take: @escaping Take) {
        self.options = options
        self.take = take
    }

    /// A strategy for another type of value, which `transform` makes one of this strategy's from.
    ///
    ///     extension Snapshotting where Value == Menu, Format == UIImage {
    ///         static var popover: Snapshotting {
    ///             Snapshotting<UIViewController, UIImage>.image.pullback { MenuViewController(menu: $0) }
    ///         }
    ///     }
    public func pullback<NewValue>(
        _ transform: @escaping @MainActor @Sendable (_ otherValue: NewValue) throws -> Value
    ) -> Snapshotting<NewValue, Format> {
        let take = take
        return Snapshotting<NewValue, Format>(options: options) { try take(try transform($0)) }
    }
}

/// What a strategy took, and what it has to say about it.
struct Capture {
    var artifact: Artifact
    var warnings: [String] = []
    /// What moves, beside the picture of its frames; nil where nothing does.
    var movie: Movie?
}
