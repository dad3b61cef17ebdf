import Foundation

/// The wheels of a date picker: what stands on each, and which row is in the middle.
@MainActor
final class DatePickerWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    /// The titles of a wheel's rows around the selected one.
    struct Wheel {
        var titles: [String]
        var selected: Int
    }

    private let wheels: [Wheel]

    var selection: [Int] { wheels.map(\.selected) }

    init(
        mode: UIDatePicker.Mode, date: Date, duration: TimeInterval, minuteInterval: Int, format: DatePickerFormat
    ) {
        switch mode {
        case .time: wheels = Self.timeWheels(date, minuteInterval, format)
        case .date: wheels = Self.dateWheels(date, format)
        case .dateAndTime:
            let pattern = format.pattern("EEEMMMd")
            wheels =
                [Self.steps(.day, around: date, format) { format.string($0, pattern) }]
                + Self.timeWheels(date, minuteInterval, format)
        case .countDownTimer:
            let minutes = Int(duration) / 60
            wheels = [
                Wheel(titles: (0..<24).map { "\($0) hours" }, selected: min(23, minutes / 60)),
                Self.minutes(selected: minutes % 60, minuteInterval) { "\($0) min" },
            ]
        }
    }

    /// Month, day and year in the locale's order.
    private static func dateWheels(_ date: Date, _ format: DatePickerFormat) -> [Wheel] {
        var wheels: [Wheel] = []
        var seen = ""
        for letter in format.pattern("yMMMMd") where "yMLd".contains(letter) && !seen.contains(letter) {
            seen.append(letter)
            let (component, pattern): (Calendar.Component, String) =
                switch letter {
                case "y": (.year, "y")
                case "d": (.day, "d")
                default: (.month, "LLLL")
                }
            wheels.append(steps(component, around: date, format) { format.string($0, pattern) })
        }
        return wheels
    }

    private static func timeWheels(_ date: Date, _ interval: Int, _ format: DatePickerFormat) -> [Wheel] {
        let pattern = format.pattern("jmm")
        let hasHalves = pattern.contains("a")
        let hours = steps(.hour, around: date, format) { format.string($0, hasHalves ? "h" : "H") }
        let minute = format.calendar.component(.minute, from: date)
        let minutes = minutes(selected: minute, interval) { $0 < 10 ? "0\($0)" : "\($0)" }
        guard hasHalves else { return [hours, minutes] }
        let hour = format.calendar.component(.hour, from: date)
        let halves = Wheel(titles: [format.calendar.amSymbol, format.calendar.pmSymbol], selected: hour < 12 ? 0 : 1)
        return [hours, minutes, halves]
    }

    private static func minutes(selected: Int, _ interval: Int, _ title: (Int) -> String) -> Wheel {
        let step = interval > 0 && 60 % interval == 0 ? interval : 1
        return Wheel(titles: stride(from: 0, to: 60, by: step).map(title), selected: selected / step)
    }

    /// Seven rows: the date, and three steps before and behind it.
    private static func steps(
        _ component: Calendar.Component, around date: Date, _ format: DatePickerFormat, _ title: (Date) -> String
    ) -> Wheel {
        let titles = (-3...3).map { offset in
            title(format.calendar.date(byAdding: component, value: offset, to: date) ?? date)
        }
        return Wheel(titles: titles, selected: 3)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels[component].titles.count
    }

    /// As wide as the widest title, and 20 points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 23)
        let widths = wheels[component].titles.map { title in
            label.text = title
            return label.intrinsicContentSize.width
        }
        return (widths.max() ?? 0).rounded(.up) + 20
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels[component].titles[row]
    }
}
