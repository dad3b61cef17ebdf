import Testing

@testable import UIKit

@MainActor struct SearchControllerTests {
    @MainActor private final class Searched: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
        var log: [String] = []
        let search: UISearchController
        let stage: UIWindow

        init(results: UIViewController? = nil) {
            UIScreen.main.device = .phone375
            search = UISearchController(searchResultsController: results)
            stage = UIWindow()
            super.init(nibName: nil, bundle: nil)
            title = "Notes"
            search.searchResultsUpdater = self
            search.delegate = self
            navigationItem.searchController = search
            stage.rootViewController = UINavigationController(rootViewController: self)
            stage.makeKeyAndVisible()
            stage.layoutIfNeeded()
        }

        required init?(coder: NSCoder) { nil }

        func updateSearchResults(for searchController: UISearchController) {
            log.append("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }

        func type(_ text: String) {
            search.searchBar.searchTextField.insertText(text)
            stage.layoutIfNeeded()
        }

        func close() {
            stage.isHidden = true
            stage.rootViewController = nil
        }
    }

    /// 44 points with a title, 96 with a field below it, as on iOS 11 to 18; the screen's safe area leaves the bar out.
    @Test func `the field stands below the title and makes the bar higher`() {
        let screen = Searched()
        defer { screen.close() }
        let bar = screen.navigationController?.navigationBar
        #expect(bar?.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
        #expect(screen.view.safeAreaInsets.top == 116)
        #expect(screen.search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
        #expect(screen.search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 343, height: 36))
        screen.navigationController?.navigationBar.prefersLargeTitles = true
        screen.stage.layoutIfNeeded()
        #expect(bar?.frame.height == 148)
        screen.navigationItem.searchController = nil
        screen.stage.layoutIfNeeded()
        #expect(bar?.frame.height == 96)
        #expect(screen.search.searchBar.superview == nil)
    }

    @Test func `a search begins with the field, follows its text, and ends with Cancel`() {
        let screen = Searched()
        defer { screen.close() }
        screen.search.searchBar.searchTextField.becomeFirstResponder()
        screen.stage.layoutIfNeeded()
        #expect(screen.search.isActive)
        #expect(screen.search.searchBar.showsCancelButton)
        // The title gives its place to the field.
        #expect(screen.navigationController?.navigationBar.frame.height == 61)
        screen.type("ab")
        screen.search.isActive = false
        screen.stage.layoutIfNeeded()
        #expect(
            screen.log == ["willPresent", "didPresent", "update ", "update ab", "willDismiss", "update ", "didDismiss"])
        #expect(screen.search.searchBar.text?.isEmpty ?? true)
        #expect(!screen.search.searchBar.showsCancelButton)
        #expect(screen.navigationController?.navigationBar.frame.height == 96)
    }

    @Test func `results cover the screen while there is a text`() {
        let results = UIViewController()
        let screen = Searched(results: results)
        defer { screen.close() }
        screen.search.isActive = true
        #expect(results.viewIfLoaded?.superview == nil)
        screen.type("a")
        #expect(results.parent === screen)
        #expect(results.view.superview === screen.view)
        #expect(results.view.frame == screen.view.bounds)
        screen.search.isActive = false
        #expect(results.parent == nil)
        #expect(results.view.superview == nil)
    }

    @Test func `without results the screen is dimmed, and a touch of it ends the search`() {
        let screen = Searched()
        defer { screen.close() }
        screen.search.isActive = true
        screen.stage.layoutIfNeeded()
        #expect(screen.view.subviews.count == 1)
        VirtualClock.shared.advance(by: 1)
        TouchDelivery(pressing: CGPoint(x: 100, y: 400))?.lift()
        #expect(!screen.search.isActive)
        #expect(screen.view.subviews.isEmpty)
        screen.search.obscuresBackgroundDuringPresentation = false
        screen.search.isActive = true
        #expect(screen.view.subviews.isEmpty)
    }

    @Test func `a search may keep the title`() {
        let screen = Searched()
        defer { screen.close() }
        screen.search.hidesNavigationBarDuringPresentation = false
        screen.search.isActive = true
        screen.stage.layoutIfNeeded()
        #expect(screen.navigationController?.navigationBar.frame.height == 96)
    }
}
