public import Foundation

extension NSAttributedString {
    /// The size of the text without a limit of width, in points, not rounded to pixels; line breaks count.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).size
    }

    /// The box that the text takes within a size, in points, not rounded to pixels: round it up for a frame.
    ///
    /// A side of 0 is no limit. Without `.usesLineFragmentOrigin` there is one line, and the box's origin is on its baseline. Lines that have
    /// no room in the height are left out.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        let measurement = StringMeasurement(
            self, within: size, options: options, minimumScaleFactor: context?.minimumScaleFactor ?? 0)
        context?.actualScaleFactor = measurement.scaleFactor
        context?.totalBounds = measurement.bounds
        return measurement.bounds
    }
}

extension NSString {
    /// The size of the text without a limit of width, in points, not rounded to pixels; without a font it has Helvetica of 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(self), attributes: attributes).size()
    }

    /// The box that the text takes within a size; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// The size of the text without a limit of width, in points, not rounded to pixels; without a font it has Helvetica of 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The box that the text takes within a size; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
