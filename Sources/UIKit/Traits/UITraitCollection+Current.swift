import Foundation
import Synchronization

extension UITraitCollection {
    /// The traits that dynamic colours, images and text styles resolve with where no others are given.
    ///
    /// Those of the view or controller in its layout, appearance and change callbacks, which run inside a scope; elsewhere the screen's.
    /// UIKit keeps one value per thread. The main actor is not bound to a thread on Linux, so this is a value per task: inside
    /// `performAsCurrent(_:)` reading and setting concern that scope alone, outside of every scope they concern the whole process, until
    /// the screen becomes another.
    /// Source: Apple, *UITraitCollection.current*; WWDC 2019, session 214.
    public static var current: UITraitCollection {
        get { CurrentTraits.scope.value }
        set { CurrentTraits.scope.value = newValue }
    }

    /// The screen has these traits from now on.
    static func screenDidChange(to traits: UITraitCollection) {
        CurrentTraits.process.value = traits
    }

    /// Runs the closure with this collection as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        CurrentTraits.$scope.withValue(CurrentTraits(self), operation: actions)
    }

    /// Runs the closure with this collection as `current`, and returns what it returns.
    package func asCurrent<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let around = CurrentTraits.scope
        if around !== CurrentTraits.process, around.value === self {
            // A scope of its own would say the same. What the closure sets ends with it.
            defer { around.value = self }
            return try body()
        }
        let outcome: Swift.Result<Result, Failure> = CurrentTraits.$scope.withValue(CurrentTraits(self)) {
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    /// What a screenshot is taken with where nobody says otherwise: a compact phone at 2x, light, left to right, text size Large.
    package static let standard = UITraitCollection { traits in
        traits.userInterfaceIdiom = .phone
        traits.userInterfaceStyle = .light
        traits.layoutDirection = .leftToRight
        traits.displayScale = 2
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        traits.preferredContentSizeCategory = .large
        traits.displayGamut = .SRGB
        traits.accessibilityContrast = .normal
        traits.userInterfaceLevel = .base
        traits.legibilityWeight = .regular
    }
}

/// One scope's current traits.
private final class CurrentTraits: Sendable {
    /// Outside of every scope; until it is told otherwise, the default screen's.
    static let process = CurrentTraits(.standard)
    @TaskLocal static var scope = process

    private let storage: Mutex<UITraitCollection>

    init(_ traits: UITraitCollection) {
        storage = Mutex(traits)
    }

    var value: UITraitCollection {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
