import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct KeyboardTests {
    /// A window with two text fields and a text view, and what the keyboard's notifications say.
    @MainActor private final class Stage: NSObject, UITextFieldDelegate, UITextViewDelegate {
        let touch = TouchStage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let second = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
        let text = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        private(set) var log: [String] = []
        private(set) var frames: [CGRect] = []
        private(set) var duration: Double?
        private var observers: [any NSObjectProtocol] = []

        init(showsKeys: Bool = true) {
            super.init()
            Keyboard.shared.isOnScreen = showsKeys
            touch.add(field, second, text)
            field.delegate = self
            second.delegate = self
            text.delegate = self
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            ]
            observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    MainActor.assumeIsolated { self?.take(name, frame, duration) }
                }
            }
        }

        private func take(_ name: Notification.Name, _ frame: CGRect?, _ duration: Double?) {
            let short = name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                .replacingOccurrences(of: "Notification", with: "")
            log.append(short)
            if let frame { frames.append(frame) }
            self.duration = duration
        }

        func takeLog() -> [String] {
            defer { (log, frames) = ([], []) }
            return log
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("field began") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("field ended") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("text began") }

        isolated deinit {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
            touch.window.endEditing(true)
            Keyboard.shared.isOnScreen = false
        }
    }

    private let shown = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
    private let hidden = ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]

    @Test func `a field is edited before the keyboard tells, a text view after it, as in UIKit`() {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        // What iOS 10 posted on a screen of 375 × 667 points, without suggestions.
        #expect(stage.frames.allSatisfy { $0 == CGRect(x: 0, y: 451, width: 375, height: 216) })
        #expect(stage.duration == 0.25)
        #expect(stage.takeLog() == ["field began"] + shown)
        stage.field.resignFirstResponder()
        #expect(stage.frames.allSatisfy { $0 == CGRect(x: 0, y: 667, width: 375, height: 216) })
        #expect(stage.takeLog() == ["field ended"] + hidden)
        stage.text.becomeFirstResponder()
        #expect(stage.takeLog() == shown + ["text began"])
    }

    @Test func `from one field to the next the keyboard stays, and tells nothing`() {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        _ = stage.takeLog()
        stage.second.becomeFirstResponder()
        #expect(stage.takeLog() == ["field ended", "field began"])
        #expect(Keyboard.shared.frame?.height == 216)
    }

    @Test func `with a hardware keyboard nothing shows, but views of the app's own do`() {
        let stage = Stage(showsKeys: false)
        stage.field.becomeFirstResponder()
        #expect(stage.takeLog() == ["field began"])
        #expect(Keyboard.shared.frame == nil)
        stage.second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        stage.second.becomeFirstResponder()
        #expect(Keyboard.shared.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
        stage.second.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        stage.second.reloadInputViews()
        #expect(Keyboard.shared.frame == CGRect(x: 0, y: 423, width: 375, height: 244))
        #expect(!Keyboard.shared.showsKeys)
    }

    @Test func `the keyboard's layout guide follows, and so does what is tied to it`() {
        let stage = Stage()
        let button = UIView()
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.touch.add(button)
        NSLayoutConstraint.activate([
            button.bottomAnchor.constraint(equalTo: stage.touch.view.keyboardLayoutGuide.topAnchor, constant: -8),
            button.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.touch.window.layoutIfNeeded()
        #expect(button.frame.maxY == 659)
        stage.field.becomeFirstResponder()
        stage.touch.window.layoutIfNeeded()
        #expect(button.frame.maxY == 443)
        #expect(stage.touch.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 451, width: 375, height: 216))
        stage.touch.window.endEditing(true)
        stage.touch.window.layoutIfNeeded()
        #expect(button.frame.maxY == 659)
    }

    @Test func `an alert with a text field stands in the middle of what the keyboard leaves`() throws {
        let stage = Stage()
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.touch.controller.present(alert, animated: false)
        stage.touch.window.layoutIfNeeded()
        // Between the status bar of 20 and the keyboard at 451.
        #expect(abs(alert.view.frame.midY - 235.5) <= 0.5)
        stage.touch.controller.dismiss(animated: false)
        #expect(Keyboard.shared.frame == nil)
    }

    @Test func `a field that leaves the window takes the keyboard with it`() {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        _ = stage.takeLog()
        stage.field.removeFromSuperview()
        #expect(stage.takeLog() == ["field ended"] + hidden)
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test func `a controller's accessory view stands at the lower edge without a keyboard`() {
        let window = UIWindow()
        let chat = Chat()
        window.rootViewController = chat
        window.makeKeyAndVisible()
        chat.becomeFirstResponder()
        window.layoutIfNeeded()
        #expect(chat.bar.convert(chat.bar.bounds, to: window) == CGRect(x: 0, y: 617, width: 375, height: 50))
        chat.resignFirstResponder()
        #expect(chat.bar.window == nil)
        window.isHidden = true
    }

    @Test func `a text view in a controller's accessory view takes the text, and the keyboard comes below it`() {
        let window = UIWindow()
        let chat = Chat()
        let text = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
        chat.bar.addSubview(text)
        window.rootViewController = chat
        window.makeKeyAndVisible()
        Keyboard.shared.isOnScreen = true
        chat.becomeFirstResponder()
        #expect(text.becomeFirstResponder())
        window.layoutIfNeeded()
        #expect(text.isFirstResponder)
        #expect(chat.bar.convert(chat.bar.bounds, to: window) == CGRect(x: 0, y: 401, width: 375, height: 50))
        #expect(Keyboard.shared.frame == CGRect(x: 0, y: 401, width: 375, height: 266))
        #expect(text.chain.contains { $0 === chat })
        text.resignFirstResponder()
        Keyboard.shared.isOnScreen = false
        window.isHidden = true
    }

    /// Heights on screens without a hardware keyboard.
    private nonisolated static let heights: [(model: DeviceModel, isLandscape: Bool, height: CGFloat)] = [
        (.iPhone8, false, 216), (.iPhone8, true, 162), (.iPhone8Plus, false, 226), (.iPhoneX, false, 291),
        (.iPhone11, false, 301), (.iPhoneX, true, 171), (.iPadMini, false, 313), (.iPadMini, true, 398),
    ]

    @Test(arguments: heights)
    func `the keyboard is as high as on the device`(model: DeviceModel, isLandscape: Bool, height: CGFloat) {
        let stage = Stage()
        UIScreen.main.device = model.device(isLandscape: isLandscape)
        let window = UIWindow()
        window.makeKeyAndVisible()
        let field = UITextField()
        window.addSubview(field)
        field.becomeFirstResponder()
        #expect(Keyboard.shared.frame?.height == height)
        #expect(Keyboard.shared.frame?.maxY == window.bounds.maxY)
        window.isHidden = true
        UIScreen.main.device = .phone375
        stage.touch.window.endEditing(true)
    }
}
