import SnapGraphics

extension UISegmentedControl {
    func segmentsDidChange() {
        showSegments()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Gives labels and pictures what they show in the present state.
    func showSegments() {
        for (index, segment) in segments.enumerated() {
            let attributes = attributes(ofSegmentAt: index)
            segment.label.attributedText = segment.title.map { NSAttributedString(string: $0, attributes: attributes) }
            segment.label.textAlignment = .center
            segment.label.lineBreakMode = .byTruncatingTail
            segment.picture.image = segment.image
            segment.picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
            show(segment.label, segment.title != nil)
            show(segment.picture, segment.image != nil)
        }
    }

    private func show(_ part: UIView, _ isShown: Bool) {
        if !isShown {
            part.removeFromSuperview()
        } else if part.superview == nil {
            addSubview(part)
        }
    }

    /// 13 points, semibold where selected.
    private func attributes(ofSegmentAt index: Int) -> [NSAttributedString.Key: Any] {
        let isSelected = index == selectedSegmentIndex
        let isUsable = isEnabled && segments[index].isEnabled
        let state: UIControl.State = !isUsable ? .disabled : isSelected ? .selected : .normal
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular),
            .foregroundColor: isUsable ? UIColor.label : UIColor.tertiaryLabel,
        ]
        for own in [textAttributes[.normal], state == .normal ? nil : textAttributes[state]] {
            attributes.merge(own ?? [:]) { $1 }
        }
        return attributes
    }

    // MARK: Widths

    /// Of a segment by itself: its content and 17 points, in whole points (measured: 87 for "Segment A").
    private func naturalWidth(ofSegmentAt index: Int) -> CGFloat {
        let segment = segments[index]
        if segment.width > 0 { return segment.width }
        let content: CGFloat
        if let image = segment.image {
            content = image.size.width
        } else {
            var attributes = attributes(ofSegmentAt: index)
            // Selecting a segment moves none: the widest weight counts.
            if textAttributes[.normal]?[.font] == nil {
                attributes[.font] = UIFont.systemFont(ofSize: 13, weight: .semibold)
            }
            let label = UILabel()
            label.attributedText = NSAttributedString(string: segment.title ?? "", attributes: attributes)
            content = label.intrinsicContentSize.width
        }
        return content.rounded(.up) + 17
    }

    /// The segments and a point between each two.
    var naturalWidth: CGFloat {
        guard !segments.isEmpty else { return 0 }
        let widths = segments.indices.map(naturalWidth(ofSegmentAt:))
        let sum =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +)
            : zip(widths, segments).reduce(0) { $0 + ($1.1.width > 0 ? $1.0 : widths.max() ?? 0) }
        return sum + CGFloat(segments.count - 1)
    }

    /// The segments' rectangles in reading order, 1 point apart, as high as the control.
    var segmentFrames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let gaps = CGFloat(segments.count - 1)
        let natural = segments.indices.map(naturalWidth(ofSegmentAt:))
        let fixed = segments.reduce(0) { $0 + $1.width }
        let flexible = segments.indices.filter { segments[$0].width <= 0 }
        let room = max(0, bounds.width - gaps - fixed)
        let flexibleSum = flexible.reduce(0) { $0 + natural[$1] }
        var frames: [CGRect] = []
        var x: CGFloat = 0
        for (index, segment) in segments.enumerated() {
            let share =
                apportionsSegmentWidthsByContent && flexibleSum > 0
                ? natural[index] / flexibleSum : 1 / CGFloat(max(1, flexible.count))
            let width = segment.width > 0 ? segment.width : room * share
            let left = isRightToLeft ? bounds.width - x - width : x
            frames.append(CGRect(x: left, y: 0, width: width, height: bounds.height))
            x += width + 1
        }
        return frames
    }

    func placeSegments() {
        let grid = pixelGrid
        for (segment, frame) in zip(segments, segmentFrames) {
            let room = frame.insetBy(dx: 2, dy: 0)
            let height = segment.label.intrinsicContentSize.height
            segment.label.frame = grid.round(
                CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height))
            let size = segment.image?.size ?? .zero
            segment.picture.frame = grid.round(
                CGRect(
                    x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
                    height: size.height))
        }
    }

    // MARK: Drawing

    /// Measured on iOS 16: radius 8.2, the selected segment 2 points inside with radius 6 and a shadow, dividers of 1 × 18 points that
    /// are hidden beside it.
    func emitSegments(to emitter: inout LayerEmitter) {
        let outline = RoundedRect(rect: bounds, radius: 8.2, curve: .continuous)
        emitter.fill(.roundedRect(outline), .tertiarySystemFill)
        let frames = segmentFrames
        for index in frames.indices.dropFirst()
        where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
            let x = isRightToLeft ? frames[index].maxX : frames[index].minX - 1
            let inset = min(7, bounds.height / 2)
            let divider = CGRect(x: x, y: inset, width: 1, height: bounds.height - 2 * inset)
            emitter.fill(pixelGrid.round(divider), radius: 0.5, .systemGray.withAlphaComponent(0.24))
        }
        guard frames.indices.contains(selectedSegmentIndex) else { return }
        let frame = frames[selectedSegmentIndex]
        let pill = pixelGrid.round(
            CGRect(x: frame.minX + 2, y: 2, width: max(0, frame.width - 4), height: max(0, bounds.height - 4)))
        emitter.clipped(to: .roundedRect(outline)) {
            $0.shadow(pill, radius: 6, alpha: 0.12, sigma: 3, dy: 2.8)
        }
        emitter.fill(pill, radius: 6, continuous: true, selectedSegmentTintColor ?? Self.pillColor)
    }

    private static let pillColor = UIColor.appearance(
        light: .white, dark: UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))
}
