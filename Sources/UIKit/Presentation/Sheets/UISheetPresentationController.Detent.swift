extension UISheetPresentationController {
    /// A height at which a sheet rests, under UIKit's name.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        private static var lastCustom = 0

        private init(
            identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half of the screen; it does not count on a low one (Apple, *medium()*).
        ///
        /// 0.56 of the largest height: 425 of 759 points were read on a screen of 852.
        public static func medium() -> Detent {
            Detent(identifier: .medium) { context in
                let isLow = context.containerTraitCollection.verticalSizeClass == .compact
                return isLow ? nil : 0.56 * context.maximumDetentValue
            }
        }

        /// As high as a sheet gets.
        public static func large() -> Detent {
            Detent(identifier: .large) { $0.maximumDetentValue }
        }

        /// - Parameter resolver: the height in points, without the safe area below; nil where the detent does not count.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            lastCustom += 1
            return Detent(identifier: identifier ?? Identifier("custom.\(lastCustom)"), resolver: resolver)
        }

        /// In points, without the safe area below; nil where the detent does not count.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }
    }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the largest sheet, without the safe area below, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The context of one container.
struct SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
}
