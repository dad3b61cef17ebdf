import UIKit

/// The alerts that the album shows.
public enum AlbumAlerts {
    @MainActor public static func saved() -> UIAlertController {
        let alert = UIAlertController(
            title: "Album saved", message: "You find it in your library.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return alert
    }

    /// - Parameter onDelete: Runs when the album is to be deleted.
    @MainActor public static func deletion(onDelete: @escaping () -> Void = {}) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete this album?", message: "Its photos stay in your library.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    @MainActor public static func unsavedChanges() -> UIAlertController {
        let alert = UIAlertController(
            title: "Save your changes?", message: "Twelve photos were added since you opened the album.",
            preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default)
        alert.addAction(save)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        alert.preferredAction = save
        return alert
    }

    /// Two titles that have no room beside each other.
    @MainActor public static func invitation() -> UIAlertController {
        let alert = UIAlertController(
            title: "Invite Ada and Mehmet?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Invite Both to the Album", style: .default))
        alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
        return alert
    }

    /// A name is asked for; without one, it cannot be given.
    @MainActor public static func renaming(to name: String = "") -> UIAlertController {
        let alert = UIAlertController(
            title: "Rename album", message: "Everybody who shares it sees the new name.", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.text = name
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let rename = UIAlertAction(title: "Rename", style: .default)
        rename.isEnabled = !name.isEmpty
        alert.addAction(rename)
        return alert
    }

    @MainActor public static func login() -> UIAlertController {
        let alert = UIAlertController(
            title: "Sign in", message: "Use the account that the album belongs to.", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Email"
            field.text = "ada@example.com"
        }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
            field.text = "tahoe"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Sign In", style: .default))
        return alert
    }

    /// So much text that it has to scroll.
    @MainActor public static func terms() -> UIAlertController {
        let paragraph =
            "Photos in a shared album can be seen, commented and downloaded by everybody who was invited. "
            + "Whoever leaves the album takes along the photos that they added. "
        let alert = UIAlertController(
            title: "Before you share", message: String(repeating: paragraph, count: 8), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Decline", style: .cancel))
        alert.addAction(UIAlertAction(title: "Agree", style: .default))
        return alert
    }

    /// - Parameter onChoice: Gets the title of the action that was chosen.
    @MainActor public static func options(onChoice: @escaping (String) -> Void = { _ in }) -> UIAlertController {
        let sheet = UIAlertController(
            title: "Summer by the lake", message: "128 photos, 9 videos", preferredStyle: .actionSheet)
        func add(_ title: String, _ style: UIAlertAction.Style) {
            sheet.addAction(UIAlertAction(title: title, style: style) { _ in onChoice(title) })
        }
        add("Share", .default)
        add("Duplicate", .default)
        add("Delete Album", .destructive)
        add("Cancel", .cancel)
        return sheet
    }
}
