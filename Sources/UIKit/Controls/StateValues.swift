/// A value for each state of a control; a state without one takes the normal state's.
struct StateValues<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    func value(for state: UIControl.State) -> Value? {
        self[state] ?? self[.normal]
    }
}
