extension UIPresentationController {
    /// Refuses, loudly, the styles that cannot be drawn yet, rather than drawing another one.
    func checkStyle(traits: UITraitCollection) {
        let style = effectiveStyle(traits: traits)
        switch style {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .popover, .custom, .none: return
        case .automatic, .pageSheet, .formSheet:
            preconditionFailure(
                """
                presenting \(type(of: presentedViewController)) as a sheet (\(style)) is not implemented: set its modalPresentationStyle \
                to .popover with a delegate whose adaptivePresentationStyle is .none, .overFullScreen or .fullScreen
                """)
        }
    }

    /// The style after adaptation: on compact width a popover asks its delegate, and without an answer becomes a sheet.
    func effectiveStyle(traits: UITraitCollection) -> UIModalPresentationStyle {
        guard presentationStyle == .popover, traits.horizontalSizeClass == .compact else { return presentationStyle }
        guard let adaptiveDelegate else { return .formSheet }
        let adapted = adaptiveDelegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        return adapted == .none ? .popover : adapted
    }
}
