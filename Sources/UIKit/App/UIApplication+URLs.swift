public import Foundation

extension UIApplication {
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens the app's page in the Settings app.
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Whether the system's own apps open the URL: those of the web, mail, telephone, messages and settings. Other apps are not installed here.
    public func canOpenURL(_ url: URL) -> Bool {
        let known = ["http", "https", "mailto", "tel", "telprompt", "facetime", "sms", "app-settings"]
        return url.scheme.map { known.contains($0.lowercased()) } ?? false
    }

    /// Opens nothing: the URL is noted for tests, and the completion is told whether a device would have an app for it.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completion?(canOpenURL(url))
    }
}
