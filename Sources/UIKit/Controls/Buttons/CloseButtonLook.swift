import SnapGraphics

/// The round button that closes sheets and panels: a grey cross on a grey circle, whatever the tint.
///
/// The look is that of iOS 13 to 18. Not measured: the diameter, the greys and the size of the cross.
@MainActor
enum CloseButtonLook {
    /// In points.
    static let size = CGSize(width: 30, height: 30)

    static let crossColor = UIColor.secondaryLabel

    static var cross: UIImage? {
        UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    }

    /// The circle in the middle of a view's bounds.
    static func emitCircle(in bounds: CGRect, to emitter: inout LayerEmitter) {
        let box = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let circle = RoundedRect(rect: box, radius: size.width / 2, curve: .circular)
        emitter.fill(.roundedRect(circle), .tertiarySystemFill)
    }
}
