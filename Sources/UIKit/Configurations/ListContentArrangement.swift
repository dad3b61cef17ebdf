import SnapGraphics

/// Where text, secondary text and image of a list's content are.
///
/// The image is centred in its room at the leading margin; the texts stand below each other behind it, or beside each other where that is
/// wished and both have room for a line. All of it is centred in the height between the margins.
@MainActor
struct ListContentArrangement {
    let configuration: UIListContentConfiguration
    /// Nil where there is no text.
    let text: UILabel?
    let secondaryText: UILabel?
    /// Within the maximum size, and the room it has; nil where there is no image.
    let image: (size: CGSize, room: CGSize)?
    /// With what was inherited of the superview's, in points.
    let margins: NSDirectionalEdgeInsets
    let grid: PixelGrid

    /// Where the texts begin, from the leading edge, in points.
    var textStart: CGFloat {
        margins.leading + (image.map { $0.room.width + configuration.imageToTextPadding } ?? 0)
    }

    // MARK: Sizes

    /// The height at a width, in points.
    func height(width: CGFloat) -> CGFloat {
        let texts = textSizes(room: max(0, width - textStart - margins.trailing))
        return margins.top + max(texts.height, image?.room.height ?? 0) + margins.bottom
    }

    /// The width of everything on one line each, in points.
    var naturalWidth: CGFloat {
        let (first, second) = (naturalWidth(of: text), naturalWidth(of: secondaryText))
        let both = text != nil && secondaryText != nil && configuration.prefersSideBySideTextAndSecondaryText
        let texts = both ? first + configuration.textToSecondaryTextHorizontalPadding + second : max(first, second)
        return textStart + texts + margins.trailing
    }

    private func naturalWidth(of label: UILabel?) -> CGFloat {
        label?.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width ?? 0
    }

    private struct TextSizes {
        var text = CGSize.zero
        var secondary = CGSize.zero
        var isSideBySide = false
        /// Of both.
        var height: CGFloat = 0
    }

    private func textSizes(room: CGFloat) -> TextSizes {
        var sizes = TextSizes()
        guard let text, let secondaryText else {
            sizes.text = size(of: text, room: room)
            sizes.secondary = size(of: secondaryText, room: room)
            sizes.height = sizes.text.height + sizes.secondary.height
            return sizes
        }
        if configuration.prefersSideBySideTextAndSecondaryText {
            let widths = (naturalWidth(of: text), naturalWidth(of: secondaryText))
            if widths.0 + configuration.textToSecondaryTextHorizontalPadding + widths.1 <= room {
                sizes.isSideBySide = true
                sizes.text = size(of: text, room: widths.0)
                sizes.secondary = size(of: secondaryText, room: widths.1)
                sizes.height = max(sizes.text.height, sizes.secondary.height)
                return sizes
            }
        }
        sizes.text = size(of: text, room: room)
        sizes.secondary = size(of: secondaryText, room: room)
        sizes.height =
            sizes.text.height + configuration.textToSecondaryTextVerticalPadding + sizes.secondary.height
        return sizes
    }

    private func size(of label: UILabel?, room: CGFloat) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, room), height: size.height)
    }

    // MARK: Frames

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
    }

    /// In a view of this size, on device pixels.
    func frames(in size: CGSize, isRightToLeft: Bool) -> Frames {
        let end = size.width - margins.trailing
        let sizes = textSizes(room: max(0, end - textStart))
        let centre = (margins.top + size.height - margins.bottom) / 2
        var frames = Frames()
        if let image {
            frames.image = grid.round(
                CGRect(
                    x: margins.leading + (image.room.width - image.size.width) / 2,
                    y: centre - image.size.height / 2, width: image.size.width, height: image.size.height))
        }
        let width = max(0, end - textStart)
        if sizes.isSideBySide {
            frames.text = middle(sizes.text, x: textStart, centre: centre)
            frames.secondaryText = middle(sizes.secondary, x: end - sizes.secondary.width, centre: centre)
        } else {
            let top = grid.floor(centre - sizes.height / 2)
            frames.text = CGRect(x: textStart, y: top, width: width, height: sizes.text.height)
            frames.secondaryText = CGRect(
                x: textStart, y: top + sizes.height - sizes.secondary.height, width: width,
                height: sizes.secondary.height)
        }
        if isRightToLeft {
            for part in [\Frames.image, \.text, \.secondaryText] {
                frames[keyPath: part].origin.x = size.width - frames[keyPath: part].maxX
            }
        }
        return frames
    }

    private func middle(_ label: CGSize, x: CGFloat, centre: CGFloat) -> CGRect {
        CGRect(x: x, y: grid.round(centre - label.height / 2), width: label.width, height: label.height)
    }
}
