/// Passes a search field's events on to its bar's delegate.
final class SearchFieldEvents: UITextFieldDelegate {
    weak var bar: UISearchBar? {
        didSet {
            bar?.searchTextField.addAction(
                UIAction { [weak self] _ in
                    guard let bar = self?.bar else { return }
                    bar.controller?.searchBarTextDidChange()
                    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
                }, for: .editingChanged)
        }
    }

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(delegate, bar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldBeginEditing($1) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.controller?.searchBarDidBeginEditing()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldEndEditing($1) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
    }

    /// The return key searches.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
