import UIKit

/// The strip at the top of a screen with the time and a full battery, as Interface Builder's canvas shows it.
///
/// The places and sizes in it are not measured.
final class StatusBar: UIView {
    private let time = UILabel()
    private let battery = UIView()
    private let charge = UIView()

    /// - Parameter color: of the time and the battery.
    init(frame: CGRect, color: UIColor) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        time.textColor = color
        time.font = .systemFont(ofSize: isBesideNotch ? 16 : 12, weight: .semibold)
        time.text = isBesideNotch ? "9:41" : "9:41 AM"
        battery.layer.borderWidth = 1
        battery.layer.borderColor = color.withAlphaComponent(0.4).cgColor
        battery.layer.cornerRadius = 3
        charge.backgroundColor = color
        charge.layer.cornerRadius = 1.5
        for view in [time, battery, charge] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Screens with rounded corners have their strip beside the cameras.
    private var isBesideNotch: Bool { bounds.height > 24 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = time.intrinsicContentSize
        let middle = isBesideNotch ? bounds.height / 2 + 4 : bounds.height / 2
        let center = isBesideNotch ? 54 : bounds.midX
        time.frame = pixelAligned(
            CGRect(x: center - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height))
        let end = bounds.width - (isBesideNotch ? 27 : 6)
        battery.frame = pixelAligned(CGRect(x: end - 24, y: middle - 5.5, width: 24, height: 11))
        charge.frame = battery.frame.insetBy(dx: 2, dy: 2)
    }

    private func pixelAligned(_ rect: CGRect) -> CGRect {
        let scale = max(1, traitCollection.displayScale)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}
