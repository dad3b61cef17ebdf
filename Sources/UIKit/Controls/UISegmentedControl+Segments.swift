extension UISegmentedControl {
    /// What a segment shows.
    @MainActor
    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// In points; 0 is the natural width.
        var width: CGFloat = 0
        var isEnabled = true
        let label = UILabel()
        let picture = UIImageView()

        init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
            let ownTitle = action.flatMap { $0.title.isEmpty ? nil : $0.title }
            self.title = title ?? ownTitle
            self.image = image ?? (ownTitle == nil ? action?.image : nil)
            self.action = action
        }
    }

    public var numberOfSegments: Int { segments.count }

    /// Puts in a segment; beyond the last one, at the end.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(action: action), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = index.clamped(0, segments.count)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        segmentsDidChange()
    }

    public func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let selected = selectedSegmentIndex
        selectedSegmentIndex = selected == segment ? Self.noSegment : selected > segment ? selected - 1 : selected
        let removed = segments.remove(at: segment)
        removed.label.removeFromSuperview()
        removed.picture.removeFromSuperview()
        segmentsDidChange()
    }

    public func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    public func titleForSegment(at segment: Int) -> String? { segments[segment].title }

    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    public func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            let new = Segment(action: action)
            $0.action = action
            $0.title = new.title
            $0.image = new.image
        }
    }

    public func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    /// In points; 0 for the natural width.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    public func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    public func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        precondition(
            segments.indices.contains(index), "there is no segment \(index): the control has \(segments.count)")
        body(&segments[index])
        segmentsDidChange()
    }
}
