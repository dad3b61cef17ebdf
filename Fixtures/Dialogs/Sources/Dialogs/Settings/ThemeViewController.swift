import UIKit

/// A choice of one among a few, as a table with a checkmark.
public final class ThemeViewController: UITableViewController {
    private let themes = ["Automatic", "Light", "Dark"]
    /// The row that is chosen.
    public private(set) var choice = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Theme"
        navigationItem.largeTitleDisplayMode = .never
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "theme")
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        themes.count
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Automatic follows the appearance of the device."
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "theme", for: indexPath)
        cell.textLabel?.text = themes[indexPath.row]
        cell.accessoryType = indexPath.row == choice ? .checkmark : .none
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choice = indexPath.row
        tableView.reloadData()
    }
}
