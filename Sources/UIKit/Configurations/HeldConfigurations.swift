/// What a cell, or a section's header, shows by configurations.
struct HeldConfigurations {
    var content: (any UIContentConfiguration)?
    /// Counts where `isBackgroundChosen`; else the background is the system's.
    var background: UIBackgroundConfiguration?
    var isBackgroundChosen = false
    var updatesContent = true
    var updatesBackground = true
    /// The state is another since the last update.
    var needsUpdate = true
    /// Shows the background configuration.
    var backgroundView: SystemBackgroundView?
}
