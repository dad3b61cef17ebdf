import UIKit

/// A row of the settings.
nonisolated enum SettingsRow: Hashable, Sendable {
    case account
    case messages, badges, quietHours
    case theme, textSize, icon
    case signOut

    var text: String {
        switch self {
        case .account: "Ada Lovelace"
        case .messages: "Messages"
        case .badges: "Badges"
        case .quietHours: "Quiet hours"
        case .theme: "Theme"
        case .textSize: "Text size"
        case .icon: "Icon"
        case .signOut: "Sign out"
        }
    }

    /// What is chosen, or more about the row.
    var detail: String? {
        switch self {
        case .account: "Account, storage and devices"
        case .quietHours: "22:00 – 7:00"
        case .theme: "Automatic"
        case .textSize: "Medium"
        case .icon: "Lake"
        case .messages, .badges, .signOut: nil
        }
    }

    var symbol: String? {
        switch self {
        case .account: "person.crop.circle.fill"
        case .messages: "bell.fill"
        case .badges: "bell.badge.fill"
        case .quietHours: "moon.fill"
        case .theme: "sun.max.fill"
        case .textSize: "textformat.size"
        case .icon: "photo.fill"
        case .signOut: nil
        }
    }

    @MainActor var tint: UIColor {
        switch self {
        case .account: .systemGray
        case .messages, .badges: .systemRed
        case .quietHours: .systemIndigo
        case .theme: .systemOrange
        case .textSize, .signOut: .systemBlue
        case .icon: .systemTeal
        }
    }
}
