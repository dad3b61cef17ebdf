import Testing

@testable import UIKit

@MainActor
@Suite struct ContentUnavailableTests {
    private func texts(_ view: UIView?) -> [String] {
        guard let view else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    @Test func `image, texts and buttons stand in the middle, and a tap on a button runs its action`() throws {
        let stage = TouchStage()
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Projects"
        configuration.secondaryText = "Yours appear here."
        configuration.button = .borderless()
        configuration.buttonProperties.primaryAction = UIAction(title: "New Project") { _ in taps += 1 }
        stage.controller.contentUnavailableConfiguration = configuration
        stage.window.layoutIfNeeded()
        let view = try #require(stage.view.subviews.last as? UIContentUnavailableView)
        #expect(view.frame == stage.view.bounds)
        #expect(texts(view) == ["No Projects", "Yours appear here.", "New Project"])
        let column = try #require(view.subviews.last as? UIStackView)
        let safe = stage.view.safeAreaLayoutGuide.layoutFrame
        #expect(abs(column.center.y - safe.midY) <= 0.5 && column.center.x == safe.midX)
        let button = try #require(column.arrangedSubviews.last as? UIButton)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        #expect(taps == 1)
        // The content comes back.
        stage.controller.contentUnavailableConfiguration = nil
        #expect(stage.view.subviews.isEmpty)
    }

    @Test func `parts without content are left out, and paddings are between the others`() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.secondaryButton.title = "Help"
        configuration.buttonToSecondaryButtonPadding = 30
        configuration.alignment = .natural
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view.layoutIfNeeded()
        let column = try #require(view.subviews.last as? UIStackView)
        #expect(column.arrangedSubviews.count == 2)
        #expect(column.frame.minY == 20)
        #expect(column.arrangedSubviews[1].frame.minY - column.arrangedSubviews[0].frame.maxY == 30)
    }

    @Test func `loading shows a spinner above its text`() {
        let view = UIContentUnavailableConfiguration.loading().makeContentView()
        let column = view.subviews.last as? UIStackView
        #expect((column?.arrangedSubviews.first as? UIActivityIndicatorView)?.isAnimating == true)
        #expect(texts(view) == ["Loading…"])
    }

    @Test func `a search names what was searched for, unless the app has words of its own`() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.updated(for: state).text == "No Results")
        state.searchText = "tea"
        #expect(search.updated(for: state).text == "No Results for “tea”")
        var own = search
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
    }

    private final class SearchController: UIViewController {
        var found = 1
        private(set) var searched: [String?] = []

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            searched.append(state.searchText)
            contentUnavailableConfiguration = found == 0 ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    @Test func `a controller is asked with its first appearance, on demand, and for what is typed`() throws {
        let stage = TouchStage()
        let controller = SearchController()
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        #expect(controller.searched.isEmpty)
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.window.layoutIfNeeded()
        #expect(controller.searched.count == 1)
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.searched.count == 2)
        controller.found = 0
        let search = try #require(controller.navigationItem.searchController)
        search.isActive = true
        search.searchBar.searchTextField.insertText("tea")
        #expect(controller.searched.last == "tea")
        #expect(texts(controller.view).contains("No Results for “tea”"))
    }
}
