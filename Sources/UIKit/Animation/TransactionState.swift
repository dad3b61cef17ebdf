import Foundation

/// The settings of one transaction.
@MainActor
final class TransactionState {
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool
    let isImplicit: Bool
    var group = CompletionGroup(nil)

    init(under outer: TransactionState?, isImplicit: Bool = false) {
        self.isImplicit = isImplicit
        duration = outer?.duration
        timingFunction = outer?.timingFunction
        disablesActions = outer?.disablesActions ?? false
    }
}
