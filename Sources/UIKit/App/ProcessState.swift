/// What belongs to the whole process rather than to a window, where one test can leave it changed for the next.
///
///     let state = ProcessState()   // before the test
///     state.restore()              // after it
@MainActor
package struct ProcessState {
    private let areAnimationsEnabled = AnimationContext.shared.isEnabled
    private let transactions = AnimationContext.shared.transactions.count
    private let contexts = GraphicsContexts.shared.stack.count
    private let copied = UIPasteboard.general.items
    private let arrivals = VirtualClock.shared.arrivals
    private let isIdleTimerDisabled = UIApplication.shared.isIdleTimerDisabled
    private let badgeNumber = UIApplication.shared.applicationIconBadgeNumber

    /// As it is now.
    package init() {}

    /// Puts back whether views are animated, what the current traits are, what was copied, and what the application was told, ends the
    /// transactions and image contexts that were begun since, and forgets what was scheduled, touched and warned of since.
    package func restore() {
        AnimationContext.shared.isEnabled = areAnimationsEnabled
        AnimationContext.shared.endTransactions(after: transactions)
        GraphicsContexts.shared.end(after: contexts)
        UITraitCollection.screenDidChange(to: UIScreen.main.traitCollection)
        UIPasteboard.general.items = copied
        UIApplication.shared.isIdleTimerDisabled = isIdleTimerDisabled
        UIApplication.shared.applicationIconBadgeNumber = badgeNumber
        TouchDelivery.forget()
        VirtualClock.shared.abandon(after: arrivals)
        _ = RuntimeWarnings.take()
    }
}
