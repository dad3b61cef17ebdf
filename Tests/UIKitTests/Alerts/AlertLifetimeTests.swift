import Testing

@testable import UIKit

@MainActor
struct AlertLifetimeTests {
    @MainActor private final class Witness {
        weak var controller: UIViewController?
        weak var view: UIView?
        weak var presentation: UIPresentationController?

        init(_ controller: UIViewController) {
            self.controller = controller
            view = controller.viewIfLoaded
            presentation = controller.presentationController
        }

        var isGone: Bool { controller == nil && view == nil && presentation == nil }
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `alerts that were chosen from leave nothing behind`(_ style: UIAlertController.Style) throws {
        let stage = AlertStage()
        defer { stage.close() }
        var witnesses: [Witness] = []
        var count = 0
        for _ in 0..<50 {
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in count += 1 })
            if style == .alert { alert.addTextField() }
            stage.show(alert)
            witnesses.append(Witness(alert))
            try #require(stage.button("OK")).sendActions(for: .touchUpInside)
        }
        #expect(count == 50)
        let left = witnesses.filter { !$0.isGone }
        #expect(left.isEmpty)
        #expect(stage.window.subviews.count == 1)
        #expect(stage.window.presentations.isEmpty)
    }

    @Test func `sheets leave nothing behind, and the presenter as it was`() {
        let stage = AlertStage()
        defer { stage.close() }
        var witnesses: [Witness] = []
        for number in 0..<50 {
            let content = UIViewController()
            content.sheetPresentationController?.detents = [.medium(), .large()]
            content.sheetPresentationController?.selectedDetentIdentifier = number % 2 == 0 ? .large : .medium
            stage.show(content)
            witnesses.append(Witness(content))
            stage.presenter.dismiss(animated: false)
        }
        let left = witnesses.filter { !$0.isGone }
        #expect(left.isEmpty)
        #expect(stage.window.subviews.count == 1)
        #expect(stage.presenter.view.transform == .identity)
        #expect(stage.presenter.view.layer.cornerRadius == 0)
    }

    @Test func `an alert's view outlives its controller without harm`() {
        let stage = AlertStage()
        defer { stage.close() }
        let view: UIView = UIAlertController(title: "Title", message: nil, preferredStyle: .alert).view
        stage.presenter.view.addSubview(view)
        stage.window.layoutIfNeeded()
        #expect(view.subviews.isEmpty)
    }
}
