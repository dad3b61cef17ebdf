/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
