import Testing

@testable import UIKit

@MainActor
struct AlertActionTests {
    private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
        UIAlertController(title: "Title", message: nil, preferredStyle: style)
    }

    private func weights(_ stage: AlertStage) -> [String: UIFont.Weight] {
        var weights: [String: UIFont.Weight] = [:]
        for view in stage.views(AlertActionView.self) {
            guard let label = view.subviews.first as? UILabel, let title = label.text else { continue }
            weights[title] = label.font == .systemFont(ofSize: 17, weight: .semibold) ? .semibold : .regular
        }
        return weights
    }

    @Test func `a tapped action runs once the alert is gone`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        let alert = alert()
        var calls: [String] = []
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { action in
                calls.append("\(action.title ?? "") \(stage.presenter.presentedViewController == nil)")
            })
        stage.show(alert)
        try #require(stage.button("Delete")).sendActions(for: .touchUpInside)
        #expect(calls == ["Delete true"])
        #expect(alert.presentingViewController == nil)
        #expect(stage.views(AlertView.self).isEmpty)
    }

    @Test func `a finger chooses an action, and a tap beside an alert chooses nothing`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        let alert = alert()
        var calls: [String] = []
        for (title, style) in [("OK", UIAlertAction.Style.default), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { calls.append($0.title ?? "") })
        }
        stage.show(alert)
        TouchDelivery(pressing: CGPoint(x: 20, y: 100))?.lift()
        #expect(alert.presentingViewController != nil)
        let button = try #require(stage.button("OK"))
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: stage.window)
        let finger = TouchDelivery(pressing: place)
        #expect(button.isHighlighted && button.backgroundColor == AlertLook.highlightColor)
        finger?.lift()
        #expect(calls == ["OK"])
        #expect(alert.presentingViewController == nil)
    }

    @Test(arguments: [false, true]) func `a tap beside an action sheet cancels`(isPad: Bool) {
        let stage = AlertStage(isPad ? AlertStage.pad : AlertStage.phone)
        defer { stage.close() }
        let sheet = alert(.actionSheet)
        sheet.popoverPresentationController?.sourceView = stage.presenter.view
        var calls: [String] = []
        for (title, style) in [("Share", UIAlertAction.Style.default), ("Cancel", .cancel)] {
            sheet.addAction(UIAlertAction(title: title, style: style) { calls.append($0.title ?? "") })
        }
        stage.show(sheet)
        TouchDelivery(pressing: CGPoint(x: 20, y: 100))?.lift()
        #expect(calls == ["Cancel"])
        #expect(sheet.presentingViewController == nil)
    }

    @Test func `an action is a button to assistive technology`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        let alert = alert()
        let action = UIAlertAction(title: "Rename", style: .default)
        action.isEnabled = false
        alert.addAction(action)
        stage.show(alert)
        let button = try #require(stage.button("Rename"))
        #expect(button.isAccessibilityElement)
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        #expect(!button.isEnabled)
        action.isEnabled = true
        #expect(button.isEnabled)
        #expect(button.accessibilityTraits == .button)
    }

    @Test func `cancelling is semibold, or what is preferred in place of it`() {
        let stage = AlertStage()
        defer { stage.close() }
        let alert = alert()
        let save = UIAlertAction(title: "Save", style: .default)
        alert.addAction(save)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        stage.show(alert)
        #expect(weights(stage) == ["Save": .regular, "Cancel": .semibold])
        alert.preferredAction = save
        stage.window.layoutIfNeeded()
        #expect(weights(stage) == ["Save": .semibold, "Cancel": .regular])
    }

    @Test func `titles have the alert's tint, and red where they destroy`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        let alert = alert()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.view.tintColor = .systemGreen
        stage.show(alert)
        #expect((stage.button("OK")?.subviews.first as? UILabel)?.textColor == .systemGreen)
        #expect((stage.button("Delete")?.subviews.first as? UILabel)?.textColor == .systemRed)
    }

    @Test func `what is changed while an alert is shown is shown`() {
        let stage = AlertStage()
        defer { stage.close() }
        let alert = alert()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.show(alert)
        #expect(stage.frame(AlertView.self)?.height.rounded() == 104)
        alert.message = "More to read"
        stage.window.layoutIfNeeded()
        // From title to message there are 20 points.
        #expect(stage.frame(AlertView.self)?.height.rounded() == 124)
    }

    @Test func `an app's constraint makes an alert higher, above the buttons, and its views stand in front`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        let alert = alert()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let spinner = UIActivityIndicatorView()
        alert.view.addSubview(spinner)
        alert.view.heightAnchor.constraint(equalToConstant: 300).isActive = true
        stage.show(alert)
        #expect(alert.view.bounds.height == 300)
        #expect(stage.views(AlertActionsView.self).first?.frame == CGRect(x: 0, y: 256, width: 270, height: 44))
        #expect(alert.view.subviews.last === spinner)
    }

    @Test func `an action sheet sets no preferred action off`() {
        let stage = AlertStage()
        defer { stage.close() }
        let sheet = alert(.actionSheet)
        let share = UIAlertAction(title: "Share", style: .default)
        sheet.addAction(share)
        sheet.preferredAction = share
        stage.show(sheet)
        #expect((stage.button("Share")?.subviews.first as? UILabel)?.font == .systemFont(ofSize: 20))
    }

    @Test func `text fields are configured when they are added, and nil where there are none`() {
        let alert = alert()
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.textFields?.map(\.placeholder) == ["Name"])
        #expect(alert.textFields?.first?.font?.pointSize == 13)
    }

    @Test func `an alert chooses its own presentation`() {
        let stage = AlertStage()
        defer { stage.close() }
        #expect(alert().popoverPresentationController == nil)
        #expect(alert(.actionSheet).popoverPresentationController == nil)
        UIScreen.main.device = AlertStage.pad
        #expect(alert().popoverPresentationController == nil)
        #expect(alert(.actionSheet).popoverPresentationController != nil)
    }
}
