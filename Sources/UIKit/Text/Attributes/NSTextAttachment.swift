public import Foundation

/// An image in a text: the value of `NSAttributedString.Key.attachment` at a character U+FFFC.
///
/// Difference: views of one's own (`NSTextAttachmentViewProvider`) and files other than PNG are absent; an attachment without an image draws
/// nothing and is named in a warning. Source: Apple, *NSTextAttachment*.
open class NSTextAttachment: NSObject {
    private let typeBits = FoundationTypeBits()

    /// The character that stands for an attachment, U+FFFC.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// In points from the pen on the baseline, y up; empty for the image's size, with its lower edge or a symbol's own baseline on that of the text.
    open var bounds = CGRect.zero
    /// The bytes of an image file, shown where there is no `image`.
    open var contents: Data?
    open var fileType: String?
    /// Kept.
    open var lineLayoutPadding: CGFloat = 0
    /// Kept: nothing else is attached.
    open var allowsTextAttachmentView = true

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The room that the attachment takes: in points from the pen on the baseline, y up.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.isEmpty else { return bounds }
        guard let image = shownImage else { return CGRect(origin: bounds.origin, size: .zero) }
        let below = image.baselineOffsetFromBottom ?? 0
        return CGRect(origin: CGPoint(x: bounds.origin.x, y: bounds.origin.y - below), size: image.size)
    }

    /// The image that is drawn in the bounds.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        shownImage
    }

    private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSAttributedString {
    /// A text of one character, which shows the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
