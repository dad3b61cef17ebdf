import Foundation

/// How a date picker writes dates.
struct DatePickerFormat {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.locale = locale
        var calendar = calendar
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.timeZone = timeZone
    }

    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        return formatter
    }

    /// As a compact picker shows it: Nov 30, 2026.
    func date(_ date: Date) -> String {
        let formatter = formatter
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter.string(from: date)
    }

    /// As a compact picker shows it: 9:41 AM.
    func time(_ date: Date) -> String {
        let formatter = formatter
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter.string(from: date)
    }

    /// By a pattern of Unicode's.
    func string(_ date: Date, _ pattern: String) -> String {
        let formatter = formatter
        formatter.dateFormat = pattern
        return formatter.string(from: date)
    }

    /// The locale's pattern for the fields of a template.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
}
