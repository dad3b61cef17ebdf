import SnapGraphics

/// A date, a time, or both, under UIKit's name and defaults.
///
/// As on iOS 14 and later it is compact, and a countdown has wheels. The date is the present one until it is set: a picture that is to stay
/// the same needs one, and a time zone. Source: Apple, *UIDatePicker*. Differences: an inline time has wheels, with a warning; wheels are as
/// approximate as `UIPickerView`'s, and neither they nor capsules answer a finger.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { partsDidChange() } }
    }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { partsDidChange() } }
    }
    /// What the preference comes to: never `automatic`.
    open var datePickerStyle: UIDatePickerStyle {
        switch preferredDatePickerStyle {
        case .automatic: datePickerMode == .countDownTimer ? .wheels : .compact
        case .compact where datePickerMode == .countDownTimer: .wheels
        default: preferredDatePickerStyle
        }
    }

    // MARK: Value

    /// Brought between the minimum and the maximum. Setting it by code sends no action.
    open var date: Date {
        get { limited(storedDate) }
        set {
            storedDate = newValue
            hasOwnDate = true
            partsDidChange()
        }
    }

    private var storedDate = Date()
    private var hasOwnDate = false

    /// At once, whatever `animated`.
    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }

    open var minimumDate: Date? {
        didSet { partsDidChange() }
    }
    open var maximumDate: Date? {
        didSet { partsDidChange() }
    }
    /// Of a countdown, in seconds.
    open var countDownDuration: TimeInterval = 0 {
        didSet { partsDidChange() }
    }
    /// The distance of the minutes on the wheels.
    open var minuteInterval = 1 {
        didSet { partsDidChange() }
    }
    /// Nil is the language of the screen.
    open var locale: Locale? {
        didSet { partsDidChange() }
    }
    open var calendar: Calendar! = Calendar(identifier: .gregorian) {
        didSet {
            hasOwnCalendar = true
            partsDidChange()
        }
    }
    private var hasOwnCalendar = false
    /// Nil is the calendar's; without one of the app's own the machine's, and a warning says so.
    open var timeZone: TimeZone? {
        didSet { partsDidChange() }
    }
    open var roundsToMinuteInterval = true

    /// A limit above the other one counts for nothing, as in UIKit.
    private func limited(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        let late = max(date, minimumDate ?? date)
        return min(late, maximumDate ?? late)
    }

    var format: DatePickerFormat {
        DatePickerFormat(
            locale: locale ?? Locale(identifier: UIScreen.main.device.language ?? "en_US"),
            calendar: calendar, timeZone: timeZone ?? calendar.timeZone)
    }

    // MARK: Layout

    private var labels: [UILabel] = []
    private var wheels: UIPickerView?
    private var wheelContent: DatePickerWheels?
    private var inlineCalendar: InlineCalendar?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        hugContent()
        partsDidChange()
        if bounds.size == .zero { bounds.size = intrinsicContentSize }
    }

    override func stateDidChange() {
        partsDidChange()
    }

    private func partsDidChange() {
        let isCompact = datePickerStyle == .compact
        for label in labels { label.removeFromSuperview() }
        labels = shownTexts.map(makeLabel)
        for label in labels { addSubview(label) }
        wheels?.removeFromSuperview()
        wheels = nil
        showInlineCalendar()
        if !isCompact, !hasInlineCalendar {
            let content = DatePickerWheels(
                mode: datePickerMode, date: date, duration: countDownDuration, minuteInterval: minuteInterval,
                format: format)
            let picker = UIPickerView(frame: bounds)
            wheelContent = content
            picker.dataSource = content
            picker.delegate = content
            for (component, row) in content.selection.enumerated() {
                picker.selectRow(row, inComponent: component, animated: false)
            }
            addSubview(picker)
            wheels = picker
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var hasInlineCalendar: Bool {
        datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
    }

    /// A calendar whose content is another gives way to a new one, which shows the same month as long as the date stays.
    private func showInlineCalendar() {
        let former = inlineCalendar
        guard hasInlineCalendar else {
            former?.removeFromSuperview()
            inlineCalendar = nil
            return
        }
        let content = InlineCalendar.Content(
            date: date, range: dateRange, isEnabled: isEnabled, format: format)
        guard former?.content != content else { return }
        let month = former?.content.date == content.date ? former?.shownMonth : nil
        let calendar = InlineCalendar(content, month: month) { [weak self] date in
            self?.date = date
            self?.sendValueChanged()
        }
        former?.removeFromSuperview()
        addSubview(calendar)
        inlineCalendar = calendar
    }

    /// Nil where nothing limits the date.
    private var dateRange: ClosedRange<Date>? {
        let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        guard minimumDate != nil || maximumDate != nil, first <= last else { return nil }
        return first...last
    }

    /// Below an inline calendar the time has a capsule.
    private var shownTexts: [String] {
        switch datePickerStyle {
        case .compact: compactTexts
        case .inline where datePickerMode == .dateAndTime: [format.time(date)]
        default: []
        }
    }

    private var compactTexts: [String] {
        switch datePickerMode {
        case .time: [format.time(date)]
        case .date: [format.date(date)]
        case .dateAndTime: [format.date(date), format.time(date)]
        case .countDownTimer: []
        }
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        label.isEnabled = isEnabled
        return label
    }

    /// A capsule: the text with 12 points beside it and 7 above and below. Measured: 129 × 34.x for a date.
    private func capsule(_ label: UILabel) -> CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: text.width + 24, height: text.height + 14)
    }

    /// Between date and time, in points; not measured.
    private static let gap: CGFloat = 6

    open override var intrinsicContentSize: CGSize {
        if hasInlineCalendar {
            let time = datePickerMode == .dateAndTime ? Self.inlineTimeHeight : 0
            return CGSize(width: 320, height: InlineCalendar.height + time)
        }
        guard datePickerStyle == .compact else { return CGSize(width: 320, height: 216) }
        let capsules = labels.map(capsule)
        return CGSize(
            width: capsules.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, capsules.count - 1)),
            height: capsules.map(\.height).max() ?? 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Capsules stand at the leading edge where the content is aligned so, and at the centre by default.
    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels?.frame = bounds
        if let inlineCalendar {
            inlineCalendar.semanticContentAttribute = semanticContentAttribute
            inlineCalendar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: InlineCalendar.height)
            placeInlineTime()
            return
        }
        var x: CGFloat
        let free = bounds.width - intrinsicContentSize.width
        switch contentHorizontalAlignment {
        case .leading, .left, .fill: x = 0
        case .trailing, .right: x = free
        case .center: x = free / 2
        }
        for label in labels {
            let size = capsule(label)
            let left = isRightToLeft ? bounds.width - x - size.width : x
            label.frame = pixelGrid.round(
                CGRect(
                    x: left + 12, y: bounds.midY - label.intrinsicContentSize.height / 2, width: size.width - 24,
                    height: size.height - 14))
            x += size.width + Self.gap
        }
    }

    /// Of the time below an inline calendar, in points; not measured.
    private static let inlineTimeHeight: CGFloat = 52

    /// At the trailing edge, below the calendar.
    private func placeInlineTime() {
        guard let label = labels.first else { return }
        let size = label.intrinsicContentSize
        let x = isRightToLeft ? 28 : bounds.width - 28 - size.width
        let y = InlineCalendar.height + (Self.inlineTimeHeight - size.height) / 2
        label.frame = pixelGrid.round(CGRect(x: x, y: y, width: size.width, height: size.height))
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        for label in labels {
            let box = label.untransformedFrame.insetBy(dx: -12, dy: -7)
            emitter.fill(box, radius: 8, continuous: true, .tertiarySystemFill)
        }
        if datePickerStyle == .inline, datePickerMode == .time {
            emitter.warn("an inline UIDatePicker for a time is drawn with wheels: its field is absent")
        }
        if !hasOwnDate, datePickerMode != .countDownTimer {
            emitter.warn("a UIDatePicker shows the present date, which changes from picture to picture: set its date")
        }
        if timeZone == nil, !hasOwnCalendar, datePickerMode != .countDownTimer {
            emitter.warn(
                "a UIDatePicker shows the machine's time zone, and another one elsewhere: set its timeZone")
        }
    }

    override var layoutFacts: [LayoutNode.Fact] { stateFacts + [.init("mode", "\(datePickerMode)")] }
}
