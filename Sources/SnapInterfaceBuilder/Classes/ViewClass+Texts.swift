import UIKit

extension ViewClass {
    static let textField = ViewClass.of("UITextField", make: { _, _ in UITextField() }) { field, element, context in
        readControl(field, element, context)
        field.font = context.fonts.font("fontDescription", of: element) ?? .systemFont(ofSize: 14)
        field.text = context.texts.text("text", of: element)
        field.placeholder = context.texts.text("placeholder", of: element)
        if let text = context.texts.attributedText("attributedText", of: element) { field.attributedText = text }
        if let text = context.texts.attributedText("attributedPlaceholder", of: element) {
            field.attributedPlaceholder = text
        }
        if let color = context.colors.color("textColor", of: element) { field.textColor = color }
        if let alignment = context.choice("textAlignment", of: element, ViewChoices.textAlignment) {
            field.textAlignment = alignment
        }
        let borders: [String: UITextField.BorderStyle] = [
            "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        if let border = context.choice("borderStyle", of: element, { borders[$0] }) { field.borderStyle = border }
        let modes: [String: UITextField.ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        if let mode = context.choice("clearButtonMode", of: element, { modes[$0] }) { field.clearButtonMode = mode }
        if let traits = element.child("textInputTraits", key: "textInputTraits") {
            field.isSecureTextEntry = traits.bool("secureTextEntry") ?? false
            traits.markAllRead()
        }
        field.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
        let smallest = element.number("minimumFontSize")
        field.minimumFontSize = smallest ?? 0
        field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? (smallest != nil)
        for name in ["clearsOnBeginEditing", "allowsEditingTextAttributes"] { _ = element[name] }
    }

    static let textView = ViewClass.of("UITextView", make: { _, _ in UITextView() }) { view, element, context in
        readScrollView(view, element, context)
        view.font = context.fonts.font("fontDescription", of: element)
        if let color = context.colors.color("textColor", of: element) { view.textColor = color }
        if let text = context.texts.attributedText("attributedText", of: element) {
            view.attributedText = text
        } else {
            view.text = context.texts.text("text", of: element)
        }
        if let alignment = context.choice("textAlignment", of: element, ViewChoices.textAlignment) {
            view.textAlignment = alignment
        }
        view.isEditable = element.bool("editable") ?? true
        view.isSelectable = element.bool("selectable") ?? true
        view.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
        for name in ["allowsEditingTextAttributes", "usesAttributedText"] { _ = element[name] }
        for name in ["dataDetectorType", "dataDetectorTypes"] { element.child(name)?.markAllRead() }
    }

    static let searchBar = ViewClass.of("UISearchBar", make: { _, _ in UISearchBar() }) { bar, element, context in
        bar.text = context.texts.text("text", of: element)
        bar.placeholder = context.texts.text("placeholder", of: element)
        let styles: [String: UISearchBar.Style] = ["default": .default, "prominent": .prominent, "minimal": .minimal]
        if let style = context.choice("searchBarStyle", of: element, { styles[$0] }) { bar.searchBarStyle = style }
        bar.showsCancelButton = element.bool("showsCancelButton") ?? false
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.barTintColor = context.colors.color("barTintColor", of: element)
        if let titles = element.child("scopeButtonTitles") {
            bar.scopeButtonTitles = titles.children("string").map(\.text)
            bar.showsScopeBar = element.bool("showsScopeBar") ?? false
        }
        _ = element["showsSearchResultsButton"]
    }
}
