import Foundation

extension CALayer {
    /// The value of a property, or of a part of one, by its key path: a number, a point, a size, a rectangle, a transform, a colour or a path; nil
    /// for a name that is none.
    public func value(forKeyPath keyPath: String) -> Any? {
        animatableValue(forKeyPath: keyPath)?.object
    }

    /// Sets a property, or a part of one such as `transform.rotation.z`; a warning names a key path that there is not.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let new = value.map { AnimatableValue(any: $0) } ?? AnimatableValue.none
        guard let new, animatableValue(forKeyPath: keyPath) != nil else {
            RuntimeWarnings.record("\(type(of: self)) cannot set \"\(keyPath)\" to \(value.map { "\($0)" } ?? "nil")")
            return
        }
        setAnimatableValue(new, forKeyPath: keyPath)
    }

    /// nil where there is no such property.
    func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        let names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = names.first, let whole = animatableValue(forKey: String(first)) else { return nil }
        return ComponentPath(names.dropFirst(), of: whole.kind)?.part(of: whole)
    }

    func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = names.first.map({ String($0) }), let whole = animatableValue(forKey: first),
            let new = ComponentPath(names.dropFirst(), of: whole.kind)?.replacing(in: whole, with: value)
        else { return }
        setAnimatableValue(new, forKey: first)
    }
}
