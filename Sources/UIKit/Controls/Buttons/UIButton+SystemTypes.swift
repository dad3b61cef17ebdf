extension UIButton {
    /// What a tap on a button means to the person.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// The picture that a button of a type has by itself.
    ///
    /// The circles of information and adding are 25 × 24 points large (stored frames of Interface Builder): 20 × 19 beside text of 17, as
    /// circle symbols are, a quarter larger.
    var systemImage: UIImage? {
        switch buttonType {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark:
            UIImage(systemName: "info.circle", withConfiguration: Self.circleConfiguration)
        case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: Self.circleConfiguration)
        case .close: CloseButtonLook.cross
        }
    }

    private static var circleConfiguration: UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: 21.25)
    }
}
