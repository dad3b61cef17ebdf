import Foundation

extension NSLayoutConstraint {
    /// The constraints that a visual format string describes, inactive: `H:|-[title(>=80)]-12-[button]-|`.
    ///
    /// A string that cannot be read, a name that is not there, or a `|` beside a view without a superview ends the program with UIKit's
    /// message: the problem, the string, and a caret below the character. To a superview, `-` is its margin (UIKit since iOS 8); between
    /// views it is 8 points. Source: Apple, *Auto Layout Guide: Visual Format Language*.
    /// - Parameters:
    ///   - metrics: numbers by name, in points (or priorities).
    ///   - views: views and layout guides by name.
    /// - Returns: gaps and sizes as they stand in the string, then alignments.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            return try constraints(
                visualFormat: format, options: opts, metrics: { metrics?[$0].flatMap(number) }, views: { views[$0] },
                place: SourcePlace(fileID: fileID, line: line))
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// The same for strings that stand elsewhere than in Swift.
    package static func constraints(
        visualFormat format: String, options: FormatOptions = [], metrics: @escaping (String) -> Double? = { _ in nil },
        views: @escaping (String) -> Any?, place: SourcePlace
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var builder = try VisualFormatBuilder(
            format, options: options, metrics: metrics, views: views, origin: place)
        return try builder.build()
    }

    /// A metric: any of the numbers that bridge to `NSNumber` on Apple's platforms.
    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
