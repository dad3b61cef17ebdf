import Foundation
import SnapGraphics

extension AnimatableValue {
    /// From what code gives an animation: numbers, geometry, `CGColor`, `CGPath`, transforms, and arrays of numbers or colours. nil for all else.
    init?(any value: Any) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self.init(Double(value))
        case let value as Double: self.init(value)
        case let value as Float: self.init(Double(value))
        case let value as Int: self.init(Double(value))
        case let value as NSNumber: self.init(value.doubleValue)
        case let value as any AnimatableConvertible: self = value.animatable
        case let value as CGColor: self.init(value)
        case let value as CGPath: self.init(value.path)
        case let value as [CGColor]:
            self.init(kind: .colors(isList: true), value.flatMap(Self.components(of:)))
        case let value as [Any]:
            let numbers = value.compactMap { AnimatableValue(any: $0)?.number }
            guard numbers.count == value.count else { return nil }
            self.init(kind: .numbers, numbers)
        default: return nil
        }
    }

    /// The value as code knows it; nil for none.
    var object: Any? {
        switch kind {
        case .none: nil
        case .number: number.map { NSNumber(value: $0) }
        case .point: point
        case .size: size
        case .rect: rect
        case .transform: transform
        case .colors(let isList): isList ? colors : color
        case .numbers: numbers.map { $0.map { NSNumber(value: $0) } }
        case .path: path.map { CGPath(path: $0) }
        }
    }

    var number: Double? { kind == .number ? components[0] : nil }

    var point: CGPoint? {
        kind == .point || kind == .size ? CGPoint(x: components[0], y: components[1]) : nil
    }

    var size: CGSize? {
        kind == .size || kind == .point ? CGSize(width: components[0], height: components[1]) : nil
    }

    var rect: CGRect? {
        guard kind == .rect else { return nil }
        return CGRect(x: components[0], y: components[1], width: components[2], height: components[3])
    }

    var transform: CATransform3D? {
        kind == .transform ? CATransform3D(elements: components.map { CGFloat($0) }) : nil
    }

    /// One colour; nil where there is none.
    var color: CGColor? {
        kind == .colors(isList: false) ? Self.color(components[...]) : nil
    }

    var colors: [CGColor]? {
        guard kind == .colors(isList: true) else { return nil }
        return stride(from: 0, to: components.count, by: 4).map { Self.color(components[$0..<($0 + 4)]) }
    }

    var numbers: [Double]? { kind == .numbers ? components : nil }

    var path: Path? {
        guard case .path(let verbs) = kind else { return nil }
        var path = Path()
        var index = 0
        func next() -> CGPoint {
            defer { index += 2 }
            return CGPoint(x: components[index], y: components[index + 1])
        }
        for verb in verbs {
            switch verb {
            case .move: path.move(to: next())
            case .line: path.addLine(to: next())
            case .quad:
                let control = next()
                path.addQuad(to: next(), control: control)
            case .cubic:
                let (first, second) = (next(), next())
                path.addCurve(to: next(), control1: first, control2: second)
            case .close: path.close()
            }
        }
        return path
    }

    private static func color(_ channels: ArraySlice<Double>) -> CGColor {
        let first = channels.startIndex
        return CGColor(
            red: CGFloat(channels[first]), green: CGFloat(channels[first + 1]), blue: CGFloat(channels[first + 2]),
            alpha: CGFloat(channels[first + 3]))
    }
}
