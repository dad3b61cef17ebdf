public import Foundation

/// Groups changes of layers, under Core Animation's name: how long their implicit animations are, and what follows their end.
///
/// A layer without a view animates changes of its properties by itself, once it has been on screen: here, once the clock has been
/// advanced or a picture taken since it was made. What is set outside of `begin()` and `commit()` is for the implicit transaction, which
/// lasts until then, too.
/// Source: Apple, *CATransaction*.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// In seconds.
    nonisolated static let standardDuration: TimeInterval = 0.25

    open class func begin() {
        AnimationContext.shared.transactions.append(TransactionState(under: AnimationContext.shared.transaction))
    }

    /// Ends the innermost transaction; its completion follows its animations.
    open class func commit() {
        AnimationContext.shared.transactions.popLast()?.group.seal()
    }

    /// Ends the implicit transaction.
    open class func flush() {
        AnimationContext.shared.commitImplicitTransaction()
    }

    /// In seconds, of animations that have no duration.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {
        change { $0.duration = duration }
    }

    open class func animationDuration() -> CFTimeInterval {
        AnimationContext.shared.transaction?.duration ?? standardDuration
    }

    /// Of animations that have none.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        AnimationContext.shared.transaction?.timingFunction
    }

    /// True keeps changes from animating by themselves.
    open class func setDisableActions(_ flag: Bool) {
        change { $0.disablesActions = flag }
    }

    open class func disableActions() -> Bool {
        AnimationContext.shared.transaction?.disablesActions ?? false
    }

    /// Called when every animation that is added from now on in this transaction has ended; at once where there is none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        change { $0.group = CompletionGroup(block.map { block in { _ in block() } }) }
    }

    private static func change(_ change: (TransactionState) -> Void) {
        let context = AnimationContext.shared
        if context.transactions.isEmpty { context.transactions.append(TransactionState(under: nil, isImplicit: true)) }
        if let transaction = context.transaction { change(transaction) }
    }
}
