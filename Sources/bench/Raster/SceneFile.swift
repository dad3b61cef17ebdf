import Foundation

/// A file of drawing operations: what the engines that we are compared with draw, too. All lengths in pixels.
struct SceneFile: Decodable {
    let width: Int
    let height: Int
    let operations: [Operation]

    enum CodingKeys: String, CodingKey {
        case width, height
        case operations = "ops"
    }

    enum Operation {
        case rect(CGRect, SceneColor)
        /// A rectangle with circular corners; stroked where it has a line width.
        case roundedRect(CGRect, radius: CGFloat, lineWidth: CGFloat?, SceneColor)
        case circle(center: CGPoint, radius: CGFloat, SceneColor)
        /// A line with round caps and joins.
        case polyline([CGPoint], lineWidth: CGFloat, SceneColor)
        /// `blur` is what CSS means by it: twice the standard deviation.
        case shadow(CGRect, radius: CGFloat, offset: CGSize, blur: CGFloat, SceneColor)
        /// `at` is on the baseline, at the left, the right or the middle of the text.
        case text(String, at: CGPoint, size: CGFloat, weight: Int, alignment: Alignment, SceneColor)
    }

    enum Alignment: String, Decodable {
        case left = "l"
        case right = "r"
        case center = "c"
    }

    init(path: String) throws {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw BenchmarkError.file(path, "it cannot be read: \(error.localizedDescription)")
        }
        do {
            self = try JSONDecoder().decode(SceneFile.self, from: data)
        } catch {
            throw BenchmarkError.file(path, "it is not a drawing scene: \(error)")
        }
    }
}

extension SceneFile.Operation: Decodable {
    private enum Key: String, CodingKey {
        case op, x, y, w, h, r, cx, cy, lw, dx, dy, blur, c, p, t, size, weight, align
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func number(_ key: Key) throws -> CGFloat { try values.decode(CGFloat.self, forKey: key) }
        func rect() throws -> CGRect {
            CGRect(x: try number(.x), y: try number(.y), width: try number(.w), height: try number(.h))
        }
        let color = try values.decode(SceneColor.self, forKey: .c)
        let name = try values.decode(String.self, forKey: .op)
        switch name {
        case "rect": self = .rect(try rect(), color)
        case "rrect": self = .roundedRect(try rect(), radius: try number(.r), lineWidth: nil, color)
        case "srrect": self = .roundedRect(try rect(), radius: try number(.r), lineWidth: try number(.lw), color)
        case "circle":
            self = .circle(center: CGPoint(x: try number(.cx), y: try number(.cy)), radius: try number(.r), color)
        case "polyline":
            let points = try values.decode([[CGFloat]].self, forKey: .p)
            guard points.allSatisfy({ $0.count == 2 }) else {
                throw DecodingError.dataCorruptedError(forKey: .p, in: values, debugDescription: "a point is [x, y]")
            }
            self = .polyline(points.map { CGPoint(x: $0[0], y: $0[1]) }, lineWidth: try number(.lw), color)
        case "shadow":
            self = .shadow(
                try rect(), radius: try number(.r), offset: CGSize(width: try number(.dx), height: try number(.dy)),
                blur: try number(.blur), color)
        case "text":
            self = .text(
                try values.decode(String.self, forKey: .t), at: CGPoint(x: try number(.x), y: try number(.y)),
                size: try number(.size), weight: try values.decode(Int.self, forKey: .weight),
                alignment: try values.decode(SceneFile.Alignment.self, forKey: .align), color)
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .op, in: values, debugDescription: "'\(name)' is no drawing operation")
        }
    }
}
