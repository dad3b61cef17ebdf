import UIKit

/// Interface Builder's names for UIKit's cases; nil for a name that is none of them.
enum ViewChoices {
    static func contentMode(_ name: String) -> UIView.ContentMode? {
        switch name {
        case "scaleToFill": .scaleToFill
        case "scaleAspectFit": .scaleAspectFit
        case "scaleAspectFill": .scaleAspectFill
        case "redraw": .redraw
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "left": .left
        case "right": .right
        case "topLeft": .topLeft
        case "topRight": .topRight
        case "bottomLeft": .bottomLeft
        case "bottomRight": .bottomRight
        default: nil
        }
    }

    static func textAlignment(_ name: String) -> NSTextAlignment? {
        switch name {
        case "natural": .natural
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        default: nil
        }
    }

    static func lineBreakMode(_ name: String) -> NSLineBreakMode? {
        switch name {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "charWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation", "truncatingHead": .byTruncatingHead
        case "tailTruncation", "truncatingTail": .byTruncatingTail
        case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
        default: nil
        }
    }

    static func baselineAdjustment(_ name: String) -> UIBaselineAdjustment? {
        switch name {
        case "alignBaselines": .alignBaselines
        case "alignCenters": .alignCenters
        case "none": UIBaselineAdjustment.none
        default: nil
        }
    }

    static func semanticContent(_ name: String) -> UISemanticContentAttribute? {
        switch name {
        case "unspecified": .unspecified
        case "playback": .playback
        case "spatial": .spatial
        case "forceLeftToRight": .forceLeftToRight
        case "forceRightToLeft": .forceRightToLeft
        default: nil
        }
    }

    static func axis(_ name: String) -> NSLayoutConstraint.Axis? {
        switch name {
        case "horizontal": .horizontal
        case "vertical": .vertical
        default: nil
        }
    }

    static func distribution(_ name: String) -> UIStackView.Distribution? {
        switch name {
        case "fill": .fill
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: nil
        }
    }

    static func stackAlignment(_ name: String) -> UIStackView.Alignment? {
        switch name {
        case "fill": .fill
        case "leading", "top": .leading
        case "center": .center
        case "trailing", "bottom": .trailing
        case "firstBaseline": .firstBaseline
        case "lastBaseline", "baseline": .lastBaseline
        default: nil
        }
    }

    static func horizontalAlignment(_ name: String) -> UIControl.ContentHorizontalAlignment? {
        switch name {
        case "center": .center
        case "left": .left
        case "right": .right
        case "fill": .fill
        case "leading": .leading
        case "trailing": .trailing
        default: nil
        }
    }

    static func verticalAlignment(_ name: String) -> UIControl.ContentVerticalAlignment? {
        switch name {
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "fill": .fill
        default: nil
        }
    }

    static func accessory(_ name: String) -> UITableViewCell.AccessoryType? {
        switch name {
        case "none": UITableViewCell.AccessoryType.none
        case "disclosureIndicator": .disclosureIndicator
        case "detailDisclosureButton": .detailDisclosureButton
        case "checkmark": .checkmark
        case "detailButton": .detailButton
        default: nil
        }
    }

    static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
        switch name {
        case "left": .left
        case "right": .right
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "width": .width
        case "height": .height
        case "centerX": .centerX
        case "centerY": .centerY
        case "baseline", "lastBaseline": .lastBaseline
        case "firstBaseline": .firstBaseline
        case "leftMargin": .leftMargin
        case "rightMargin": .rightMargin
        case "topMargin": .topMargin
        case "bottomMargin": .bottomMargin
        case "leadingMargin": .leadingMargin
        case "trailingMargin": .trailingMargin
        case "centerXWithinMargins": .centerXWithinMargins
        case "centerYWithinMargins": .centerYWithinMargins
        default: nil
        }
    }

    static func relation(_ name: String) -> NSLayoutConstraint.Relation? {
        switch name {
        case "equal": .equal
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: nil
        }
    }
}
