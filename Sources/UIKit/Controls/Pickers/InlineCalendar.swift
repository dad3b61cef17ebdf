import Foundation
import SnapGraphics

/// A month of days to choose one from: the inline look of a date picker.
///
/// The look is that of iOS 14 to 18; not measured: sizes, fonts and distances. Differences: the present day is not marked, for the picture
/// would change from day to day; the month's name does not open wheels.
final class InlineCalendar: UIControl {
    /// What the calendar shows.
    struct Content: Equatable {
        var date: Date
        var range: ClosedRange<Date>?
        var isEnabled: Bool
        let format: DatePickerFormat

        static func == (left: Content, right: Content) -> Bool {
            left.date == right.date && left.range == right.range && left.isEnabled == right.isEnabled
                && left.format.locale == right.format.locale && left.format.calendar == right.format.calendar
        }
    }

    let content: Content
    private let didChoose: (Date) -> Void
    /// The first moment of the month that is shown.
    private var month: Date

    private let title = UILabel()
    private let earlier = UIButton(type: .system)
    private let later = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [UILabel] = []

    // In points.
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22
    private static let weekHeight: CGFloat = 44
    private static let circle: CGFloat = 44

    /// Room for the six weeks that a month may touch.
    static let height = headerHeight + weekdayHeight + 6 * weekHeight

    init(_ content: Content, month: Date?, didChoose: @escaping (Date) -> Void) {
        self.content = content
        self.didChoose = didChoose
        let calendar = content.format.calendar
        self.month = calendar.dateInterval(of: .month, for: month ?? content.date)?.start ?? content.date
        super.init(frame: .zero)
        isOpaque = false
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(title)
        for (button, name, step) in [(earlier, "chevron.backward", -1), (later, "chevron.forward", 1)] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
            button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        weekdays = weekdayNames.map { makeLabel($0, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel) }
        showMonth()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func makeLabel(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        addSubview(label)
        return label
    }

    // MARK: Days

    private var calendar: Calendar { content.format.calendar }

    /// From the locale's first day of a week on.
    private var weekdayNames: [String] {
        let first = firstWeekday
        let formatter = DateFormatter()
        formatter.locale = content.format.locale
        let names: [String] = formatter.shortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + first - 1) % names.count].uppercased(with: content.format.locale) }
    }

    private var firstWeekday: Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = content.format.locale
        return calendar.firstWeekday
    }

    /// The column of the month's first day.
    private var offset: Int { (calendar.component(.weekday, from: month) - firstWeekday + 7) % 7 }

    private func date(ofDay day: Int) -> Date? {
        var time = calendar.dateComponents([.hour, .minute, .second], from: content.date)
        let place = calendar.dateComponents([.era, .year, .month], from: month)
        (time.era, time.year, time.month, time.day) = (place.era, place.year, place.month, day)
        return calendar.date(from: time)
    }

    /// By the day: the date has fractions of a second, which the days here have not.
    private func isChosen(_ date: Date?) -> Bool {
        date.map { calendar.isDate($0, inSameDayAs: content.date) } ?? false
    }

    /// Whether any moment of the day is between the limits.
    private func isInRange(_ date: Date) -> Bool {
        guard let range = content.range, let day = calendar.dateInterval(of: .day, for: date) else { return true }
        return day.end > range.lowerBound && day.start <= range.upperBound
    }

    private func showMonth() {
        title.text = content.format.string(month, content.format.pattern("MMMMyyyy"))
        for label in days { label.removeFromSuperview() }
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        days = (0..<count).map { index in
            let date = date(ofDay: index + 1)
            let isSelected = isChosen(date)
            let isChoosable = content.isEnabled && (date.map(isInRange) ?? false)
            let label = makeLabel(
                "\(index + 1)", .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular),
                isChoosable ? (isSelected ? tintColor : .label) : .tertiaryLabel)
            label.isUserInteractionEnabled = false
            return label
        }
        setNeedsLayout()
    }

    private func turn(by months: Int) {
        month = calendar.date(byAdding: .month, value: months, to: month) ?? month
        showMonth()
    }

    /// The month in sight, for the calendar that takes this one's place.
    var shownMonth: Date { month }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showMonth()
    }

    // MARK: Touches

    override var takesTaps: Bool { true }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard content.isEnabled, isTouchInside, let place = touch?.location(in: self) else { return }
        let index = days.indices.first { cell(ofDay: $0).contains(place) }
        if let index, let date = date(ofDay: index + 1), isInRange(date) { didChoose(date) }
    }

    // MARK: Layout

    /// The room of a column or a day, in points; right-to-left languages begin at the right.
    private func cell(column: Int, top: CGFloat, height: CGFloat) -> CGRect {
        let width = bounds.width / 7
        return CGRect(x: CGFloat(isRightToLeft ? 6 - column : column) * width, y: top, width: width, height: height)
    }

    private func cell(ofDay index: Int) -> CGRect {
        let place = index + offset
        let top = Self.headerHeight + Self.weekdayHeight + CGFloat(place / 7) * Self.weekHeight
        return cell(column: place % 7, top: top, height: Self.weekHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = pixelGrid
        func place(_ view: UIView, _ size: CGSize, in box: CGRect) {
            view.frame = CGRect(
                origin: CGPoint(
                    x: grid.round(box.midX - size.width / 2), y: grid.round(box.midY - size.height / 2)), size: size)
        }
        func mirrored(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: Self.headerHeight)
        }
        let size = title.intrinsicContentSize
        place(title, size, in: mirrored(16, size.width))
        for (button, x) in [(earlier, bounds.width - 88), (later, bounds.width - 44)] {
            button.frame = mirrored(x, 44)
        }
        for (column, label) in weekdays.enumerated() {
            let box = cell(column: column, top: Self.headerHeight, height: Self.weekdayHeight)
            place(label, label.intrinsicContentSize, in: box)
        }
        for (index, label) in days.enumerated() { place(label, label.intrinsicContentSize, in: cell(ofDay: index)) }
    }

    /// A circle of the tint, pale, below the chosen day.
    override func emitContents(to emitter: inout LayerEmitter) {
        guard let index = days.indices.first(where: { isChosen(date(ofDay: $0 + 1)) }) else { return }
        let cell = cell(ofDay: index)
        let side = min(Self.circle, cell.width)
        let box = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
        emitter.fill(
            .roundedRect(RoundedRect(rect: box, radius: side / 2, curve: .circular)),
            tintColor.withAlphaComponent(0.12))
    }
}
