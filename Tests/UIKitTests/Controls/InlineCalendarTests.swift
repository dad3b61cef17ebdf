import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct InlineCalendarTests {
    /// A picker 350 points wide: columns of 50, weeks of 44 from 66 on. Tuesday, 14 November 2023, 22:13:20.
    private func picker(
        _ mode: UIDatePicker.Mode = .date, on stage: TouchStage, locale: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .inline
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        picker.frame = CGRect(x: 0, y: 0, width: 350, height: picker.intrinsicContentSize.height)
        stage.add(picker)
        return picker
    }

    private func labels(_ picker: UIDatePicker) throws -> [UILabel] {
        let calendar = try #require(picker.subviews.compactMap { $0 as? InlineCalendar }.first)
        return calendar.subviews.compactMap { $0 as? UILabel }
    }

    /// Within half a point: labels stand on whole pixels.
    private func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        point.map { abs($0.x - x) <= 0.5 && abs($0.y - y) <= 0.5 } ?? false
    }

    private func texts(_ picker: UIDatePicker) throws -> [String] { try labels(picker).compactMap(\.text) }

    @Test func `a month stands in weeks below its name`() throws {
        let stage = TouchStage()
        let picker = picker(on: stage)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 330))
        let texts = try texts(picker)
        #expect(texts.prefix(8) == ["November 2023", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
        #expect(texts.dropFirst(8) == ArraySlice((1...30).map(String.init)))
        // The first is a Wednesday, the 14th a Tuesday in the third week.
        let days = try labels(picker).dropFirst(8)
        #expect(isNear(days.first?.center, 175, 88))
        #expect(isNear(try labels(picker)[8 + 13].center, 125, 176))
        #expect(try labels(picker)[8 + 13].textColor == picker.tintColor)
    }

    @Test func `the day of a date with fractions of a second is marked, too`() throws {
        let stage = TouchStage()
        let picker = picker(on: stage)
        // As the present moment, which a picker shows that was given none.
        picker.date = Date(timeIntervalSince1970: 1_700_000_000.25)
        let marked = try labels(picker).filter { $0.textColor == picker.tintColor }.map(\.text)
        #expect(marked == ["14"])
    }

    @Test func `the locale says how a week begins and how days are called`() throws {
        let stage = TouchStage()
        let picker = picker(on: stage, locale: "de_DE")
        let texts = try texts(picker)
        #expect(texts.prefix(3) == ["November 2023", "MO", "DI"])
        #expect(abs(try labels(picker)[8].center.x - 125) <= 0.5)
    }

    @Test func `a tap chooses a day and keeps the time`() throws {
        let stage = TouchStage()
        let picker = picker(on: stage)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        // The third row, Saturday: the 18th.
        stage.tap(325, 176)
        #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 4 * 86_400))
        #expect(changes == 1)
        // Before the first day of the month there is nothing.
        stage.tap(25, 88)
        #expect(changes == 1)
    }

    @Test func `chevrons turn the months, and the date stays`() throws {
        let stage = TouchStage()
        let picker = picker(on: stage)
        let date = picker.date
        stage.tap(328, 22)
        #expect(try texts(picker).first == "December 2023")
        // A Friday begins it; the fifth week has the last day.
        #expect(isNear(try labels(picker)[8].center, 275, 88))
        stage.tap(284, 22)
        stage.tap(284, 22)
        #expect(try texts(picker).first == "October 2023")
        #expect(picker.date == date)
        // What is set anew is shown.
        picker.date = date.addingTimeInterval(86_400)
        #expect(try texts(picker).first == "November 2023")
    }

    @Test func `days beyond the limits are pale and cannot be chosen`() throws {
        let stage = TouchStage()
        let picker = picker(on: stage)
        picker.minimumDate = picker.date
        picker.maximumDate = picker.date.addingTimeInterval(2 * 86_400)
        stage.window.layoutIfNeeded()
        let date = picker.date
        let days = try labels(picker).dropFirst(8)
        #expect(days.filter { $0.textColor != .tertiaryLabel }.map(\.text) == ["14", "15", "16"])
        stage.tap(75, 176)
        #expect(picker.date == date)
        picker.isEnabled = false
        #expect(try labels(picker).dropFirst(8).allSatisfy { $0.textColor == .tertiaryLabel })
    }

    @Test func `with a time there is a capsule below, and a time alone has wheels and a warning`() throws {
        let stage = TouchStage()
        let both = picker(.dateAndTime, on: stage)
        #expect(both.intrinsicContentSize.height == 382)
        let time = try #require(both.subviews.compactMap { $0 as? UILabel }.first)
        #expect(time.text?.hasPrefix("10:13") == true)
        #expect(time.frame.maxX == 322 && abs(time.center.y - 356) <= 0.5)
        let alone = picker(.time, on: stage)
        #expect(alone.subviews.contains { $0 is UIPickerView })
        #expect(try Picture(alone).warnings.contains { $0.contains("for a time is drawn with wheels") })
        #expect(try !Picture(both).warnings.contains { $0.contains("wheels") })
    }
}
