extension UICollectionView {
    // MARK: Registering

    /// Says which class `dequeueReusableCell` makes for an identifier; nil forgets it.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, as: UICollectionViewCell.self, key: Self.key(nil, identifier), identifier)
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        register(viewClass, as: UICollectionReusableView.self, key: Self.key(elementKind, identifier), identifier)
    }

    private func register(
        _ aClass: AnyClass?, as base: UICollectionReusableView.Type, key: String, _ identifier: String
    ) {
        guard let aClass else {
            classes[key] = nil
            return
        }
        guard let type = aClass as? UICollectionReusableView.Type,
            base == UICollectionReusableView.self || aClass is UICollectionViewCell.Type
        else {
            preconditionFailure("\(aClass) is registered for \"\(identifier)\" but is no \(base)")
        }
        classes[key] = type
    }

    private static func key(_ kind: String?, _ identifier: String) -> String {
        "\(kind ?? "cell")\u{0}\(identifier)"
    }

    // MARK: Dequeuing

    /// A cell that is no longer in sight, or a new one of the registered class; an identifier that was not registered is a programmer error.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = dequeue(Self.key(nil, identifier), identifier) as? UICollectionViewCell else {
            preconditionFailure(
                "no cell class is registered for \"\(identifier)\": call register(_:forCellWithReuseIdentifier:) first")
        }
        prepare(cell, kind: nil, path: indexPath)
        return cell
    }

    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(Self.key(elementKind, identifier), identifier) else {
            preconditionFailure(
                "no class is registered for the \(elementKind) \"\(identifier)\": call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first"
            )
        }
        prepare(view, kind: elementKind, path: indexPath)
        return view
    }

    /// Tells a view what it is to know of its place before it is given its content.
    private func prepare(_ view: UICollectionReusableView, kind: String?, path: IndexPath) {
        guard let cell = view as? UICollectionViewCell else { return }
        cell.listPlace = collectionViewLayout.listPlace(ofKind: kind, at: path)
        cell.isInEditingView = isEditing(kind, at: path)
    }

    private func isEditing(_ kind: String?, at path: IndexPath) -> Bool {
        isEditing && (kind != nil || delegate?.collectionView(self, canEditItemAt: path) ?? true)
    }

    private func dequeue(_ key: String, _ identifier: String) -> UICollectionReusableView? {
        // The item keeps its cell.
        if let view = reconfigured?.view, view.reuseIdentifier == identifier, key == Self.key(nil, identifier) {
            return view
        }
        if let view = pool[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return classes[key]?.init(dequeuedWithIdentifier: identifier)
    }

    func recycle(_ elements: [CollectionElement]) {
        for element in elements {
            element.view.removeFromSuperview()
            tellEnd(of: element)
            guard let identifier = element.view.reuseIdentifier else { continue }
            pool[Self.key(element.kind, identifier), default: []].append(element.view)
        }
    }

    private func tellEnd(of element: CollectionElement) {
        if let cell = element.view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
        } else if let kind = element.kind {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: element.path)
        }
    }

    private func tellDisplay(of element: CollectionElement) {
        if let cell = element.view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
        } else if let kind = element.kind {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: element.view, forElementKind: kind, at: element.path)
        }
    }

    // MARK: Laying out

    func layOutElements() {
        if layoutIsStale || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layoutIsStale = false
            laidOutSize = bounds.size
            collectionViewLayout.prepare()
            contentSize = collectionViewLayout.collectionViewContentSize
        }
        backgroundView?.frame = bounds
        updateCells()
        let attributes = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
            .filter { !$0.isHidden && $0.frame.overlaps(bounds) }
        let former = shown
        var kept: [Bool] = former.map { _ in false }
        shown = []
        for each in attributes {
            let element: CollectionElement
            var isNew = false
            if let index = former.firstIndex(where: {
                $0.kind == each.representedElementKind && $0.path == each.indexPath && $0.owner == each.owner
            }) {
                kept[index] = true
                element = former[index]
            } else if let new = makeElement(each) {
                element = new
                isNew = true
            } else {
                continue
            }
            shown.append(element)
            place(element.view, each)
            // Who is told may look at the element's place.
            if isNew { tellDisplay(of: element) }
        }
        recycle(zip(former, kept).filter { !$1 }.map(\.0))
        let order = zip(shown, attributes.map(\.zIndex)).enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
        bringIntoOrder([backgroundView].compactMap { $0 } + order.map(\.element.0.view))
    }

    private func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> CollectionElement? {
        guard let dataSource else { return nil }
        let path = attributes.indexPath
        if attributes.representedElementCategory == .decorationView {
            let kind = attributes.representedElementKind ?? ""
            guard let type = collectionViewLayout.decorationClasses[kind] else {
                preconditionFailure(
                    "no class is registered for the decoration \"\(kind)\": call register(_:forDecorationViewOfKind:)")
            }
            let view = pool[Self.key(kind, kind)]?.popLast() ?? type.init(dequeuedWithIdentifier: kind)
            return CollectionElement(kind: kind, owner: attributes.owner, path: path, view: view)
        }
        if let kind = attributes.representedElementKind {
            let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            return CollectionElement(kind: kind, owner: attributes.owner, path: path, view: view)
        }
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cell.isSelected = selectedPaths.contains(path)
        return CollectionElement(kind: nil, owner: .item, path: path, view: cell)
    }

    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        view.setUntransformedFrame(pixelGrid.round(attributes.frame))
        view.transform = attributes.transform
        view.alpha = attributes.alpha
        view.apply(attributes)
    }

    /// A list's cells follow the sections' counts and the editing state.
    private func updateCells() {
        for element in shown {
            prepare(element.view, kind: element.kind, path: element.path)
        }
    }

    // MARK: Measuring

    /// The size that a cell finds for itself, in points.
    ///
    /// - Parameter open: the lengths that the cell decides.
    func preferredSize(
        ofItemAt path: IndexPath, startingWith size: CGSize, open: (width: Bool, height: Bool) = (true, true)
    ) -> CGSize {
        guard let dataSource else { return size }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let cell = shownView(for: attributes) ?? dataSource.collectionView(self, cellForItemAt: path)
        return measure(cell, attributes, startingWith: size, open: open, poolKey: nil)
    }

    /// The view of an element that is in sight: what is measured is what it shows, without asking for it again.
    private func shownView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let (kind, path) = (attributes.representedElementKind, attributes.indexPath)
        guard
            let view = shown.first(where: { $0.kind == kind && $0.path == path && $0.owner == attributes.owner })?.view
        else { return nil }
        prepare(view, kind: kind, path: path)
        return view
    }

    /// The size of a header, a footer or a badge, in points; its view is asked where an estimate leaves it open.
    func supplementarySize(
        _ wanted: NSCollectionLayoutSize, in container: CGSize, kind: String, path: IndexPath, owner: ElementOwner
    ) -> CGSize {
        let size = wanted.size(in: container)
        guard wanted.isEstimated, let dataSource else { return size }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.owner = owner
        let view =
            shownView(for: attributes)
            ?? dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        return measure(
            view, attributes, startingWith: size,
            open: (wanted.widthDimension.isEstimated, wanted.heightDimension.isEstimated), poolKey: kind)
    }

    /// In the view itself, whose traits and margins count; then the view waits for its use, if it is not in sight already.
    private func measure(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, startingWith size: CGSize,
        open: (width: Bool, height: Bool), poolKey kind: String?
    ) -> CGSize {
        let isShown = view.superview === self
        if !isShown { addSubview(view) }
        view.setUntransformedFrame(CGRect(origin: isShown ? view.untransformedFrame.origin : .zero, size: size))
        attributes.size = size
        attributes.openLengths = open
        let preferred = view.preferredLayoutAttributesFitting(attributes).size
        guard !isShown else { return preferred }
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier {
            pool[Self.key(kind, identifier), default: []].append(view)
        }
        return preferred
    }
}

extension CGRect {
    /// Whether the two have a point inside in common: rectangles that touch do not.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
