extension UIImage: _ExpressibleByImageLiteral {
    /// A picture that must be there: without it the program ends, as in UIKit.
    public convenience init(imageLiteralResourceName name: String) {
        guard let found = UIImage(named: name) else {
            preconditionFailure("no image is named \"\(name)\": add \(name).png to the resources of the target")
        }
        self.init(storage: found.storage)
    }
}

// The compiler takes these for `#imageLiteral(…)` and `#colorLiteral(…)`.
public typealias _ImageLiteralType = UIImage
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
