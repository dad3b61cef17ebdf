/// A group of rows of the settings, in the order of the screen.
nonisolated enum SettingsSection: Hashable, Sendable, CaseIterable {
    case account, notifications, appearance, end

    var rows: [SettingsRow] {
        switch self {
        case .account: [.account]
        case .notifications: [.messages, .badges, .quietHours]
        case .appearance: [.theme, .textSize, .icon]
        case .end: [.signOut]
        }
    }

    var title: String? {
        switch self {
        case .notifications: "Notifications"
        case .appearance: "Appearance"
        case .account, .end: nil
        }
    }

    var note: String? {
        self == .notifications ? "Messages still arrive during quiet hours, without a sound." : nil
    }
}
