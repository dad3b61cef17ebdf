import SnapGraphics

extension UITextField {
    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var shownLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
    private var shownRightView: UIView? { shows(rightViewMode) ? rightView : nil }

    /// A right view of its own takes the clear button's place.
    var showsClearButton: Bool { shows(clearButtonMode) && !isEmpty && shownRightView == nil && isEnabled }

    /// Between border and text: 7 points in a rounded field (measured at 3x).
    private var border: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// What stands beside the text, in points.
    func insets(in bounds: CGRect) -> UIEdgeInsets {
        var insets = UIEdgeInsets(top: 0, left: border, bottom: 0, right: border)
        // Text keeps the border's distance from a side view, which stands at the field's edge itself.
        let sides = [
            (shownLeftView, leftViewRect(forBounds: bounds), !isRightToLeft),
            (shownRightView, rightViewRect(forBounds: bounds), isRightToLeft),
        ]
        for (view, rect, isAtLeft) in sides where view != nil {
            if isAtLeft {
                insets.left = rect.maxX - bounds.minX + border
            } else {
                insets.right = bounds.maxX - rect.minX + border
            }
        }
        if showsClearButton {
            let button = clearButtonRect(forBounds: bounds)
            if isRightToLeft {
                insets.left = button.maxX - bounds.minX + 3
            } else {
                insets.right = bounds.maxX - button.minX + 3
            }
        }
        return insets
    }

    func textArea(in bounds: CGRect) -> CGRect {
        let insets = insets(in: bounds)
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY, width: max(0, bounds.width - insets.left - insets.right),
            height: bounds.height)
    }

    /// A side view in its own size, in the middle; the left one stands at the right in right-to-left interfaces.
    func sideArea(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let height = min(size.height, bounds.height)
        let x = atLeft != isRightToLeft ? bounds.minX : bounds.maxX - size.width
        return pixelGrid.round(CGRect(x: x, y: bounds.midY - height / 2, width: size.width, height: height))
    }

    /// 19 points square, 5 from the edge; not measured.
    func clearButtonArea(in bounds: CGRect) -> CGRect {
        let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24
        return pixelGrid.round(CGRect(x: x, y: bounds.midY - 9.5, width: 19, height: 19))
    }

    func placeSideViews() {
        for (view, isShown, rect) in [
            (leftView, shownLeftView != nil, leftViewRect(forBounds: bounds)),
            (rightView, shownRightView != nil, rightViewRect(forBounds: bounds)),
        ] {
            guard let view else { continue }
            if !isShown {
                view.removeFromSuperview()
            } else {
                if view.superview !== self { addSubview(view) }
                view.setUntransformedFrame(rect)
            }
        }
    }

    // MARK: Drawing

    /// Rounded: a border of one device pixel, #CCCCCC, with a radius of 5 around the background (measured on iOS 17, light).
    func emitBorder(to emitter: inout LayerEmitter) {
        let rect = borderRect(forBounds: bounds)
        let pixel = 1 / emitter.scale
        if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background {
            emitter.picture(image, in: rect, tint: tintColor)
            return
        }
        switch borderStyle {
        case .none: break
        case .roundedRect:
            let outline = RoundedRect(rect: rect, radius: 5)
            emitter.fill(.roundedRect(outline), isEnabled ? Self.fieldColor : Self.disabledFieldColor)
            emitter.fill(.ring(outline, width: pixel), Self.fieldBorderColor)
        case .line:
            emitter.fill(.ring(RoundedRect(rect: rect, radius: 0), width: 1), UIColor.label)
        case .bezel:
            emitter.fill(.ring(RoundedRect(rect: rect, radius: 0), width: 1), UIColor.systemGray2)
        }
    }

    /// Dark values are not measured.
    private static let fieldColor = UIColor.appearance(light: .white, dark: .black)
    private static let disabledFieldColor = UIColor.appearance(
        light: UIColor(white: 0.98, alpha: 1), dark: UIColor(white: 0.08, alpha: 1))
    private static let fieldBorderColor = UIColor.appearance(
        light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 1, alpha: 0.17))

    /// A grey disc with a cross; not measured.
    func emitClearButton(to emitter: inout LayerEmitter) {
        let area = clearButtonRect(forBounds: bounds)
        let center = CGPoint(x: area.midX, y: area.midY)
        let disc = CGRect(x: center.x - 7.5, y: center.y - 7.5, width: 15, height: 15)
        emitter.fill(disc, radius: 7.5, .appearance(light: .systemGray2, dark: .systemGray))
        let cross = UIColor.appearance(light: .white, dark: .black)
        for direction: CGFloat in [-1, 1] {
            emitter.line(
                [
                    CGPoint(x: center.x - 2.6, y: center.y - 2.6 * direction),
                    CGPoint(x: center.x + 2.6, y: center.y + 2.6 * direction),
                ], width: 1.25, cross)
        }
    }
}
