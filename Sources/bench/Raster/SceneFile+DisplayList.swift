import Foundation
import SnapGraphics
import SnapText

extension SceneFile {
    /// Which operations are drawn.
    struct Parts: OptionSet {
        let rawValue: Int
        static let text = Parts(rawValue: 1)
        static let shadow = Parts(rawValue: 2)
        static let shapes = Parts(rawValue: 4)
        static let all: Parts = [.text, .shadow, .shapes]
    }

    /// The scene `scale` times as large.
    func displayList(_ parts: Parts = .all, scale: CGFloat = 1) -> DisplayList {
        var list = DisplayList(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        for operation in operations where parts.contains(operation.part) {
            for item in operation.items { list.append(item.transformed(by: transform)) }
        }
        return list
    }
}

extension SceneFile.Operation {
    fileprivate var part: SceneFile.Parts {
        switch self {
        case .text: .text
        case .shadow: .shadow
        case .rect, .roundedRect, .circle, .polyline: .shapes
        }
    }

    fileprivate var items: [DisplayList.Item] {
        switch self {
        case .rect(let rect, let color):
            return [.fill(.rect(rect), .color(color.color), .identity)]
        case .roundedRect(let rect, let radius, let lineWidth, let color):
            let rounded = RoundedRect(rect: rect, radius: radius)
            guard let lineWidth else { return [.fill(.roundedRect(rounded), .color(color.color), .identity)] }
            // The stroke's middle is on the outline.
            let outer = RoundedRect(
                rect: rect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2), radius: radius + lineWidth / 2)
            return [.fill(.ring(outer, width: lineWidth), .color(color.color), .identity)]
        case .circle(let center, let radius, let color):
            let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            return [.fill(.roundedRect(RoundedRect(rect: box, radius: radius)), .color(color.color), .identity)]
        case .polyline(let points, let lineWidth, let color):
            var path = Path()
            for (index, point) in points.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            let style = StrokeStyle(width: lineWidth, cap: .round, join: .round)
            return [.stroke(path, style, .color(color.color), .identity)]
        case .shadow(let rect, let radius, let offset, let blur, let color):
            let shadow = Shadow(color: color.color, offset: offset, radius: blur / 2)
            return [.shadow(.roundedRect(RoundedRect(rect: rect, radius: radius)), shadow, .identity)]
        case .text(let text, let place, let size, let weight, let alignment, let color):
            return Self.glyphs(text, place, size, weight, alignment, color.color)
        }
    }

    private static func glyphs(
        _ text: String, _ place: CGPoint, _ size: CGFloat, _ weight: Int, _ alignment: SceneFile.Alignment,
        _ color: Color
    ) -> [DisplayList.Item] {
        let font = Font(size: size, weight: weight >= 600 ? .bold : .regular)
        let layout = TextLayout(
            StyledText(text, style: TextStyle(font: font, color: color)), grid: PixelGrid(scale: 1))
        let left =
            switch alignment {
            case .left: place.x
            case .right: place.x - layout.size.width
            case .center: place.x - layout.size.width / 2
            }
        let move = CGAffineTransform(translationX: left, y: place.y - layout.firstBaseline)
        return layout.glyphRuns.map { .glyphs($0.glyphs, .color($0.color), move) }
    }
}
