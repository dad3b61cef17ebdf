import Foundation

/// What decides whether a change of a layer is animated: the animation blocks and transactions that are open.
@MainActor
final class AnimationContext {
    static let shared = AnimationContext()

    /// The innermost last; nil stands for a block without animations.
    private var blocks: [AnimationBlock?] = []
    var transactions: [TransactionState] = []
    /// As code has set it for good.
    var isEnabled = true
    /// How many blocks without animations are open.
    private var suspensions = 0

    var areAnimationsEnabled: Bool { isEnabled && suspensions == 0 }
    var block: AnimationBlock? { areAnimationsEnabled ? blocks.last ?? nil : nil }
    var transaction: TransactionState? { transactions.last }

    /// Runs the closure with a block as the innermost one; nil keeps it from animating.
    func within<Result>(_ block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
        blocks.append(block)
        defer { blocks.removeLast() }
        return try body()
    }

    /// Runs the closure without animations, those of blocks inside of it included.
    func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        suspensions += 1
        defer { suspensions -= 1 }
        return try within(nil, body)
    }

    /// Ends transactions without calling their completions, but for the outermost ones.
    func endTransactions(after count: Int) {
        if transactions.count > count { transactions.removeLast(transactions.count - count) }
    }

    func commitImplicitTransaction() {
        guard let first = transactions.first, first.isImplicit else { return }
        transactions.removeFirst()
        first.group.seal()
    }

    /// Whether a change of the layer is to be animated: asked first, because it costs less than the values.
    func animatesChanges(of layer: CALayer) -> Bool {
        if layer.isPresentation { return false }
        guard !layer.isOwned else { return block != nil }
        return layer.animatesImplicitly && layer.isCommitted && areAnimationsEnabled && !isSuspended
            && !(transaction?.disablesActions ?? false)
    }

    /// In a block without animations.
    private var isSuspended: Bool { blocks.last.map { $0 == nil } ?? false }

    func layer(_ layer: CALayer, changed key: String, from old: AnimatableValue, to new: AnimatableValue) {
        if layer.owner != nil {
            block?.add(key, of: layer, from: old, to: new)
        } else if let animation = layer.implicitAnimation(forKey: key, from: old) {
            layer.add(animation, forKey: key)
        }
    }
}
