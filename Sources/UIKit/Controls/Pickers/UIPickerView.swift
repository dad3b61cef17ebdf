import SnapGraphics

/// Wheels of rows, under UIKit's name and defaults: 320 × 216 points (measured in stored frames).
///
/// The middle rows of the wheels are selected. Source: Apple, *UIPickerView*. Approximated: rows stand on a drum and fade towards its ends,
/// drawn flat; the band behind the middle is measured (9 points from the sides, radius about 8).
@preconcurrency @MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { reloadAllComponents() }
    }
    /// Kept, as in UIKit since iOS 7.
    open var showsSelectionIndicator = true

    private var selection: [Int] = []
    private var wheels: [PickerWheel] = []
    /// The wheels show something else than they would if they were made now.
    private var wheelsAreStale = true

    public override init(frame: CGRect) {
        let isEmpty = frame.size == .zero
        super.init(frame: CGRect(origin: frame.origin, size: isEmpty ? CGSize(width: 320, height: 216) : frame.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        hugContent()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(320, size.width), height: 216) }

    // MARK: Content

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// Of a row's place, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let own = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        let widths = componentWidths
        return CGSize(
            width: widths.indices.contains(component) ? widths[component] : 0, height: own > 0 ? own : 32)
    }

    /// The row in the middle; -1 where the component has none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        guard count > 0 else { return -1 }
        return (selection.indices.contains(component) ? selection[component] : 0).clamped(0, count - 1)
    }

    /// At once, whatever `animated`; tells nobody.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        precondition(component >= 0, "a component's number is not negative: \(component)")
        while selection.count <= component { selection.append(0) }
        selection[component] = max(0, row)
        reloadAllComponents()
    }

    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard wheels.indices.contains(component) else { return nil }
        return wheels[component].rows.first { $0.row == row }?.view
    }

    open func reloadAllComponents() {
        wheelsAreStale = true
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        reloadAllComponents()
    }

    // MARK: Layout

    private var componentWidths: [CGFloat] {
        let own = (0..<numberOfComponents).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let flexible = own.filter { $0 <= 0 }.count
        let room = max(0, bounds.width - 18 - 5 * CGFloat(max(0, own.count - 1)) - own.reduce(0, +))
        return own.map { $0 > 0 ? $0 : room / CGFloat(max(1, flexible)) }
    }

    override func invalidateForTraits() {
        super.invalidateForTraits()
        reloadAllComponents()
    }

    /// Only what has changed: views that are put in ask for another layout pass.
    private func updateWheels() {
        guard wheelsAreStale else { return }
        wheelsAreStale = false
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = (0..<numberOfComponents).map(makeWheel)
        for wheel in wheels { addSubview(wheel) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateWheels()
        let widths = componentWidths
        let total = widths.reduce(0, +) + 5 * CGFloat(max(0, widths.count - 1))
        var x = (bounds.width - total) / 2
        for (wheel, width) in zip(wheels, widths) {
            let left = isRightToLeft ? bounds.width - x - width : x
            wheel.frame = pixelGrid.round(CGRect(x: left, y: 0, width: width, height: bounds.height))
            wheel.placeRows()
            x += width + 5
        }
    }

    /// A component's rows that are in sight: three before and behind the selected one.
    private func makeWheel(_ component: Int) -> PickerWheel {
        let selected = selectedRow(inComponent: component)
        let wheel = PickerWheel(rowHeight: rowSize(forComponent: component).height, selected: selected)
        guard selected >= 0, let delegate else { return wheel }
        let last = numberOfRows(inComponent: component) - 1
        for row in max(0, selected - 3)...min(last, selected + 3) {
            wheel.rows.append(
                (row, delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)))
        }
        return wheel
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        guard numberOfComponents > 0 else { return }
        let height = rowSize(forComponent: 0).height
        let band = CGRect(
            x: bounds.minX + 9, y: pixelGrid.round(bounds.midY - height / 2), width: max(0, bounds.width - 18),
            height: height)
        emitter.fill(band, radius: 8, continuous: true, .quaternarySystemFill)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        let rows = (0..<numberOfComponents).map { "\(selectedRow(inComponent: $0))" }
        return rows.isEmpty ? [] : [.init("selected", rows.joined(separator: " "))]
    }
}
