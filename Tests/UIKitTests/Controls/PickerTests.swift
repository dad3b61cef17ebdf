import Testing

@testable import UIKit

@MainActor
@Suite struct PickerTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? 10 : 3
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
    }

    @Test func `the selected row stands in the middle, on a band`() throws {
        let picker = UIPickerView()
        let source = Source()
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(4, inComponent: 0, animated: false)
        picker.selectRow(9, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        // No further than the last row.
        #expect(picker.selectedRow(inComponent: 1) == 2)
        picker.layoutIfNeeded()
        let label = try #require(picker.view(forRow: 4, forComponent: 0) as? UILabel)
        #expect(label.text == "0.4")
        #expect(label.center.y == 108)
        #expect(picker.view(forRow: 9, forComponent: 0) == nil)
        let picture = try Picture(picker)
        // #F6F6F7 from 9 points on (measured); a level is what the fill's rounding costs.
        #expect(picture.color(12, 108) == "#F4F4F5")
        #expect(picture.color(8, 108) == "#FFFFFF")
        #expect(picture.facts == [.init("selected", "4 2")])
    }

    @Test func `rows are made anew when they are reloaded or another is selected, and not at every layout`() throws {
        let picker = UIPickerView()
        let source = Source()
        picker.dataSource = source
        picker.delegate = source
        let warnings = RuntimeWarnings.collect { picker.layoutIfNeeded() }.messages
        #expect(warnings == [], "its layout ends")
        let row = try #require(picker.view(forRow: 1, forComponent: 0))
        picker.frame.size.width = 400
        picker.layoutIfNeeded()
        #expect(picker.view(forRow: 1, forComponent: 0) === row)
        // Two wheels in 400 points less 18 at the ends and 5 between them.
        #expect(row.bounds.width == 188.5)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        let selected = try #require(picker.view(forRow: 1, forComponent: 0))
        #expect(selected !== row && selected.center.y == 108)
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 1_631_267_460)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return picker
    }

    @Test func `a compact date picker is its text in a capsule`() throws {
        let date = picker(.date)
        #expect(date.datePickerStyle == .compact)
        let label = try #require(date.subviews.first as? UILabel)
        #expect(label.text == "Sep 10, 2021")
        let text = label.intrinsicContentSize
        #expect(date.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
        date.frame = CGRect(origin: .zero, size: date.intrinsicContentSize)
        #expect(try Picture(date).color(6, 17) == "#EEEEF0")
        let both = picker(.dateAndTime)
        #expect(both.subviews.count == 2)
    }

    @Test func `wheels and countdowns have the measured size`() {
        #expect(picker(.date, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker(.countDownTimer).datePickerStyle == .wheels)
        let wheels = picker(.time, .wheels)
        let inner = wheels.subviews.first as? UIPickerView
        #expect(inner?.numberOfComponents == 3)
        // 51 minutes past.
        #expect(inner?.selectedRow(inComponent: 1) == 51)
    }

    @Test func `the date keeps between its limits`() {
        let picker = picker(.date)
        picker.minimumDate = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000))
        picker.minimumDate = nil
        #expect(picker.date == Date(timeIntervalSince1970: 1_631_267_460))
    }

    @Test func `a picture of the present date says so`() throws {
        #expect(try Picture(UIDatePicker()).warnings.contains { $0.contains("set its date") })
        #expect(try Picture(picker(.date)).warnings.isEmpty)
    }

    @Test func `a picker makes its rows once, and is laid out in two passes`() {
        final class Counting: UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                made += 1
                return UIView()
            }
        }
        let source = Counting()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        let messages = RuntimeWarnings.collect { picker.layoutIfNeeded() }.messages
        #expect(messages == [])
        #expect(source.made == 3)
        picker.frame.size.width = 300
        picker.layoutIfNeeded()
        #expect(source.made == 3)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        #expect(source.made == 6)
        #expect(picker.view(forRow: 1, forComponent: 0)?.center.y == 108)
    }

    @Test func `a date in the machine's time zone says so`() throws {
        func warns(_ change: (UIDatePicker) -> Void) throws -> Bool {
            let picker = UIDatePicker()
            picker.date = Date(timeIntervalSince1970: 1_631_267_460)
            change(picker)
            return try Picture(picker).warnings.contains { $0.contains("set its timeZone") }
        }
        #expect(try warns { _ in })
        #expect(try !warns { $0.timeZone = TimeZone(secondsFromGMT: 0) })
        #expect(try !warns { $0.calendar = Calendar(identifier: .gregorian) })
        #expect(try !warns { $0.datePickerMode = .countDownTimer })
    }
}
