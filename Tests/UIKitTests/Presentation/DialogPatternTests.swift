import Foundation
import Testing

@testable import UIKit

/// What dialogs of apps do with one another, with their keyboard and with their gestures.
@MainActor struct DialogPatternTests {
    private func settle(_ stage: TouchStage) {
        stage.window.layoutIfNeeded()
        VirtualClock.shared.settle()
        stage.window.layoutIfNeeded()
    }

    /// Taps the button of the alert that is on top.
    private func choose(_ title: String, on stage: TouchStage) {
        func find(_ view: UIView) -> AlertActionView? {
            if let button = view as? AlertActionView, button.accessibilityLabel == title { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        settle(stage)
        guard let button = find(stage.window) else { return }
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
    }

    // MARK: Chains

    @Test func `an alert's action presents the next alert, when the first one is gone`() {
        let stage = TouchStage()
        var log: [String] = []
        func ask(_ step: Int) {
            let alert = UIAlertController(title: "Step \(step)", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Next", style: .default) { _ in
                    log.append("\(step): \(stage.controller.presentedViewController == nil)")
                    if step < 3 { ask(step + 1) }
                })
            stage.controller.present(alert, animated: true)
        }
        ask(1)
        for _ in 1...3 { choose("Next", on: stage) }
        #expect(log == ["1: true", "2: true", "3: true"])
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func `one dialog takes the place of another in the completion of its dismissal`() {
        let stage = TouchStage()
        let (first, second) = (UIViewController(), UIViewController())
        stage.controller.present(first, animated: true)
        var isThere = false
        first.dismiss(animated: true) {
            stage.controller.present(second, animated: true) { isThere = true }
        }
        #expect(isThere)
        #expect(stage.controller.presentedViewController === second)
        #expect(first.presentingViewController == nil)
    }

    /// Source: Apple, *dismiss(animated:completion:)*: it dismisses what the controller presents, else the controller itself.
    @Test func `in the middle of a chain a controller dismisses what is above it, at its end itself`() {
        let stage = TouchStage()
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        stage.controller.present(first, animated: true)
        first.present(second, animated: true)
        second.present(third, animated: true)
        first.dismiss(animated: true)
        #expect(first.presentedViewController == nil)
        #expect(first.presentingViewController === stage.controller)
        #expect(second.presentedViewController == nil && third.view.window == nil)
        first.dismiss(animated: true)
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func `a screen in a navigation controller dismisses all of it`() {
        let stage = TouchStage()
        let inner = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.controller.present(navigation, animated: true)
        navigation.pushViewController(inner, animated: true)
        #expect(inner.presentingViewController == nil || inner.presentingViewController === stage.controller)
        inner.dismiss(animated: true)
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func `a controller presents as soon as it has appeared`() {
        let stage = TouchStage()
        final class Greets: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
            }
        }
        let greets = Greets()
        stage.controller.present(greets, animated: true)
        #expect(greets.presentedViewController is UIAlertController)
        stage.controller.dismiss(animated: true)
        #expect(stage.window.presentations.isEmpty)
    }

    // MARK: Text

    @Test func `a text that is long enough enables the alert's action`() {
        let stage = TouchStage()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        var saved: [String] = []
        let save = UIAlertAction(title: "Save", style: .default) { _ in
            saved.append(alert.textFields?.first?.text ?? "")
        }
        save.isEnabled = false
        alert.addAction(save)
        alert.addTextField { field in
            field.addAction(
                UIAction { _ in save.isEnabled = (alert.textFields?.first?.text ?? "").count > 2 }, for: .editingChanged
            )
        }
        stage.controller.present(alert, animated: true)
        choose("Save", on: stage)
        #expect(stage.controller.presentedViewController === alert)
        for letter in "Ada" { UIResponder.textInput?.insertText(String(letter)) }
        choose("Save", on: stage)
        #expect(saved == ["Ada"])
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func `the return key goes from field to field, and the last one ends editing`() {
        let stage = TouchStage()
        @MainActor final class Form: UITextFieldDelegate {
            let fields = (0..<3).map { UITextField(frame: CGRect(x: 0, y: 100 + 50 * $0, width: 200, height: 40)) }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                guard let index = fields.firstIndex(of: textField) else { return true }
                if index + 1 < fields.count {
                    fields[index + 1].becomeFirstResponder()
                } else {
                    textField.resignFirstResponder()
                }
                return true
            }
        }
        let form = Form()
        for field in form.fields {
            field.delegate = form
            stage.add(field)
        }
        stage.tap(50, 120)
        for letter in "a\nb\nc\n" { UIResponder.textInput?.insertText(String(letter)) }
        #expect(form.fields.map(\.text) == ["a", "b", "c"])
        #expect(UIApplication.shared.firstResponder == nil)
    }

    @Test func `a tap on the ground ends editing, and lets buttons have theirs`() {
        let stage = TouchStage()
        @MainActor final class Ends {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func tapped() { view.endEditing(true) }
        }
        let ends = Ends(stage.view)
        let tap = UITapGestureRecognizer(target: ends, action: Selector(Ends.tapped))
        tap.cancelsTouchesInView = false
        stage.view.addGestureRecognizer(tap)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.add(field, button)
        field.becomeFirstResponder()
        stage.tap(100, 220)
        #expect(taps == 1 && field.isFirstResponder)
        stage.tap(100, 400)
        #expect(!field.isFirstResponder)
    }

    @Test func `a form moves up with the keyboard, in the keyboard's own time`() {
        let stage = TouchStage()
        @MainActor final class Form {
            let bottom: NSLayoutConstraint
            let view: UIView
            init(_ bottom: NSLayoutConstraint, in view: UIView) {
                self.bottom = bottom
                self.view = view
            }
            func follow(_ frame: CGRect, _ duration: Double, _ curve: UInt) {
                bottom.constant = frame.minY - view.bounds.maxY
                UIView.animate(
                    withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
                ) { self.view.layoutIfNeeded() }
            }
        }
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        stage.add(field)
        let bottom = field.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor)
        NSLayoutConstraint.activate([
            bottom, field.heightAnchor.constraint(equalToConstant: 40),
            field.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
        ])
        stage.window.layoutIfNeeded()
        let form = Form(bottom, in: stage.view)
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let information = note.userInfo
            guard let frame = (information?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
                let duration = information?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
                let curve = information?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
            else { return }
            MainActor.assumeIsolated { form.follow(frame, duration, curve) }
        }
        Keyboard.shared.isOnScreen = true
        field.becomeFirstResponder()
        VirtualClock.shared.advance(by: 0.125)
        // Half of the time of a curve that is the same from both ends.
        #expect(abs((field.layer.presentation() ?? field.layer).frame.maxY - (667 - 108)) < 1e-3)
        VirtualClock.shared.advance(by: 0.125)
        #expect(field.frame.maxY == 451)
        field.resignFirstResponder()
        Keyboard.shared.isOnScreen = false
        NotificationCenter.default.removeObserver(observer)
    }

    // MARK: Gestures

    @Test func `a tap on the ground closes, one on the card does not`() {
        let stage = TouchStage()
        @MainActor final class Closes: UIGestureRecognizerDelegate {
            let ground: UIView
            var closings = 0
            init(_ ground: UIView) { self.ground = ground }
            func tapped() { closings += 1 }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool { touch.view === ground }
        }
        let closes = Closes(stage.view)
        let tap = UITapGestureRecognizer(target: closes, action: Selector(Closes.tapped))
        tap.delegate = closes
        stage.view.addGestureRecognizer(tap)
        stage.add(UIView(frame: CGRect(x: 50, y: 200, width: 275, height: 200)))
        stage.tap(100, 300)
        #expect(closes.closings == 0)
        stage.tap(100, 500)
        #expect(closes.closings == 1)
    }

    @Test func `a finger drags a card with an animator, and lets it go where it goes`() {
        let stage = TouchStage()
        @MainActor final class Drawer {
            let card: UIView
            private(set) var isOpen = false
            private lazy var animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in
                card.frame.origin.y = 200
            }
            init(_ card: UIView) { self.card = card }
            func panned(_ pan: UIPanGestureRecognizer) {
                switch pan.state {
                case .began: animator.pauseAnimation()
                case .changed: animator.fractionComplete = -pan.translation(in: nil).y / 400
                case .ended:
                    animator.addCompletion { [weak self] in self?.isOpen = $0 == .end }
                    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
                default: break
                }
            }
        }
        let card = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 400))
        stage.add(card)
        let drawer = Drawer(card)
        card.addGestureRecognizer(UIPanGestureRecognizer(target: drawer, action: Selector(Drawer.panned)))
        let finger = stage.press(CGPoint(x: 100, y: 620), CGPoint(x: 100, y: 600), CGPoint(x: 100, y: 520))
        #expect(abs((card.layer.presentation() ?? card.layer).frame.minY - 500) < 1e-6)
        finger?.lift()
        VirtualClock.shared.advance(by: 1)
        #expect(drawer.isOpen)
        #expect(card.frame.minY == 200)
    }

    // MARK: Animations

    @Test func `animations that follow one another end in their order, and a picture shows the last`() {
        let stage = TouchStage()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.add(card)
        var log: [String] = []
        UIView.animate(withDuration: 0.2) {
            card.alpha = 0.5
        } completion: { first in
            log.append("first \(first)")
            UIView.animate(withDuration: 0.2, delay: 0.1) {
                card.alpha = 0
            } completion: { second in
                log.append("second \(second)")
                card.removeFromSuperview()
            }
        }
        settle(stage)
        #expect(log == ["first true", "second true"])
        #expect(card.superview == nil)
    }
}
