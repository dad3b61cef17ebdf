extension UIButton {
    /// Opens the menu as a tap does. Source: Apple, *performPrimaryAction()*.
    public func performPrimaryAction() {
        if showsMenuAsPrimaryAction, menu != nil {
            openMenu()
        } else {
            sendActions(for: .primaryActionTriggered)
        }
    }

    func openMenu() {
        guard let menu, isEnabled else { return }
        MenuContainerView.open(
            menu, beside: self,
            didChoose: { [weak self] action in
                guard let self, self.changesSelectionAsPrimaryAction else { return }
                menu.selectAlone(action)
                self.showSelection(of: menu)
            })
        sendActions(for: .menuActionTriggered)
    }

    func menuDidChange() {
        if menu != nil, menuRecognizer == nil {
            let recognizer = UILongPressGestureRecognizer(target: self, action: Selector(UIButton.longPressed))
            addGestureRecognizer(recognizer)
            menuRecognizer = recognizer
        }
        menuRecognizer?.isEnabled = menu != nil
        guard changesSelectionAsPrimaryAction, let menu else { return }
        // One action is always on: the first, if none was.
        let actions = menu.actions
        if let selected = actions.first(where: { $0.state == .on }) ?? actions.first { menu.selectAlone(selected) }
        showSelection(of: menu)
    }

    private func longPressed(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { openMenu() }
    }

    private func showSelection(of menu: UIMenu) {
        guard let selected = menu.selectedElements.first else { return }
        if configuration != nil {
            configuration?.title = selected.title
            if let image = selected.image { configuration?.image = image }
        } else {
            setTitle(selected.title, for: .normal)
            if let image = selected.image { setImage(image, for: .normal) }
        }
    }
}
