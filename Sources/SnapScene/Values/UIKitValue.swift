import UIKit

/// What a call of UIKit's gave, and what it warned of: where it gave nothing, the warning is the reason.
struct UIKitValue<Value> {
    let value: Value?
    let reason: String

    /// Warnings beside a value stay warnings of the scene.
    init(_ make: () -> Value?) {
        let (value, messages) = RuntimeWarnings.collect(make)
        self.value = value
        reason = messages.joined(separator: "; ")
        if value != nil { messages.forEach(RuntimeWarnings.record) }
    }
}
