import UIKit

/// Makes attributed texts, and views that show them, from a seed.
@MainActor
struct TextFuzz {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// SplitMix64.
    private mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    private mutating func happens(oneIn chances: Int) -> Bool { below(chances) == 0 }

    // MARK: - Texts

    private static let lengths: [CGFloat] = [
        0, -1, .nan, .infinity, -.infinity, 1e-9, 0.5, 3, 17, 100, 10_000, 1e9, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    private mutating func length() -> CGFloat { pick(Self.lengths) }

    /// First and last code points: letters, marks, controls, surrogates, private use, noncharacters, planes beyond the first.
    private static let ranges: [ClosedRange<Int>] = [
        0x00...0x1F, 0x20...0x7E, 0x80...0x24F, 0x300...0x36F, 0x370...0x52F, 0x590...0x6FF, 0x780...0x7FF,
        0x900...0xD7F, 0xE00...0xFFF, 0x1000...0x11FF, 0x1780...0x18AF, 0x2000...0x206F, 0x20D0...0x20FF,
        0x2190...0x2BFF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xD800...0xDFFF, 0xE000...0xF8FF,
        0xFB1D...0xFDFF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x10000...0x1FAFF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF,
        0x20000...0x323AF, 0xE0000...0xE01EF, 0x10FFF0...0x10FFFF,
    ]
    private static let pieces = [
        "word ", "high-", "l\u{AD}ong", "\t", "\n", "\r\n", "\u{2028}", "\u{200B}", "\u{202E}", "\u{2066}", "\u{2069}",
        "مرحبا ", "שלום ", "สวัสดี", "नमस्ते ", "你好", "안녕 ", "👩\u{200D}👧", "🇩🇪", "👍🏽", "1\u{FE0F}\u{20E3}", "\u{FFFC}",
    ]

    private mutating func string() -> String {
        var units: [UInt16] = []
        for _ in 0..<below(5) + 1 {
            let count = pick([0, 1, 2, 8, 40, 200])
            if happens(oneIn: 2) {
                for _ in 0..<count { units += Array(pick(Self.pieces).utf16) }
            } else {
                let range = pick(Self.ranges)
                for _ in 0..<count {
                    let code = UInt32(range.lowerBound + below(range.count))
                    // Surrogates stand alone: they are no scalars.
                    units += Unicode.Scalar(code).map { Array(String($0).utf16) } ?? [UInt16(truncatingIfNeeded: code)]
                }
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    mutating func attributedText() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for _ in 0..<below(3) + 1 { text.append(NSAttributedString(string: string(), attributes: attributes())) }
        return text
    }

    private mutating func attributes() -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        let size = happens(oneIn: 3) ? length() : 17
        result[.font] = pick([
            UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size),
            .monospacedSystemFont(ofSize: size, weight: .regular), .preferredFont(forTextStyle: .body),
            .monospacedDigitSystemFont(ofSize: size, weight: .bold),
        ])
        if happens(oneIn: 2) { result[.paragraphStyle] = paragraphStyle() }
        let numbers: [NSAttributedString.Key] = [
            .kern, .tracking, .baselineOffset, .expansion, .obliqueness, .strokeWidth,
        ]
        for key in numbers where happens(oneIn: 6) { result[key] = length() }
        for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] where happens(oneIn: 6) {
            result[key] = pick([1, 2, 9, 0x100, 0x301, 0x8009, -1, .max, .min])
        }
        if happens(oneIn: 6) { result[.backgroundColor] = UIColor.yellow }
        if happens(oneIn: 6) { result[.foregroundColor] = UIColor(white: length(), alpha: length()) }
        if happens(oneIn: 8) { result[.link] = "https://example.org" }
        if happens(oneIn: 6) {
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: length(), height: length())
            shadow.shadowBlurRadius = length()
            result[.shadow] = shadow
        }
        if happens(oneIn: 8) {
            let attachment = NSTextAttachment()
            attachment.image = UIImage(systemName: "star")
            attachment.bounds = CGRect(x: length(), y: length(), width: length(), height: length())
            result[.attachment] = attachment
        }
        return result
    }

    private mutating func paragraphStyle() -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        let setters: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
            \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight, \.lineSpacing, \.paragraphSpacing,
            \.paragraphSpacingBefore, \.headIndent, \.firstLineHeadIndent, \.tailIndent, \.defaultTabInterval,
        ]
        for setter in setters where happens(oneIn: 4) { style[keyPath: setter] = length() }
        if happens(oneIn: 4) { style.hyphenationFactor = Float(length()) }
        if happens(oneIn: 4) {
            style.tabStops = (0..<below(3)).map { _ in
                NSTextTab(textAlignment: pick([.left, .right, .center, .natural]), location: length())
            }
        }
        style.alignment = pick([.left, .right, .center, .justified, .natural])
        style.lineBreakMode = lineBreakMode()
        return style
    }

    private mutating func lineBreakMode() -> NSLineBreakMode {
        pick([
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ])
    }

    // MARK: - Views

    mutating func size() -> CGSize {
        CGSize(width: pick([100, 0, -5, .nan, .infinity, 0.01, 3_000]), height: pick([40, 0, -1, 1_000, .nan]))
    }

    mutating func options() -> NSStringDrawingOptions { NSStringDrawingOptions(rawValue: pick([0, 1, 3, 9, 33])) }

    mutating func context() -> NSStringDrawingContext? {
        guard happens(oneIn: 2) else { return nil }
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = length()
        return context
    }

    mutating func view(showing text: NSAttributedString, size: CGSize) -> UIView {
        let width = size.width.isFinite ? size.width : 60
        let frame = CGRect(x: 0, y: 0, width: width, height: size.height.isFinite ? size.height : 40)
        switch below(5) {
        case 0, 1:
            let label = UILabel(frame: frame)
            label.numberOfLines = pick([0, 1, 2, -1, .max])
            label.adjustsFontSizeToFitWidth = happens(oneIn: 2)
            label.minimumScaleFactor = length()
            label.allowsDefaultTighteningForTruncation = happens(oneIn: 2)
            label.lineBreakMode = lineBreakMode()
            label.preferredMaxLayoutWidth = happens(oneIn: 3) ? length() : 0
            label.attributedText = text
            return label
        case 2:
            let view = UITextView(frame: frame)
            view.isScrollEnabled = happens(oneIn: 2)
            view.attributedText = text
            return view
        case 3:
            let field = UITextField(frame: frame)
            field.attributedText = text
            field.attributedPlaceholder = text
            field.isSecureTextEntry = happens(oneIn: 3)
            field.adjustsFontSizeToFitWidth = happens(oneIn: 2)
            field.minimumFontSize = length()
            return field
        default:
            let button = UIButton(type: happens(oneIn: 2) ? .system : .custom)
            button.frame = frame
            if happens(oneIn: 2) {
                var configuration = UIButton.Configuration.filled()
                configuration.attributedTitle = AttributedString(text)
                button.configuration = configuration
            } else {
                button.setAttributedTitle(text, for: .normal)
            }
            return button
        }
    }
}
