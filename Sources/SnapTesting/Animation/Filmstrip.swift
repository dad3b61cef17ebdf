import SnapGolden
import SnapGraphics
import SnapRaster
import UIKit

/// Frames of one subject at several times of the virtual clock.
@MainActor struct Filmstrip {
    /// When each frame is taken, in seconds from now.
    let times: [TimeInterval]
    private var frames: [ViewRendering] = []

    /// - Parameter times: rising, from 0 on; throws where they are not.
    init(times: [TimeInterval]) throws(FilmstripError) {
        guard !times.isEmpty else { throw .noTimes }
        for (time, last) in zip(times, [0] + times) where !(time >= last && time.isFinite) {
            throw .notRising(time: time, after: last)
        }
        self.times = times
    }

    /// Lets the clock pass to each time, and takes what `render` gives then.
    mutating func shoot(_ render: () throws -> ViewRendering) throws {
        var last: TimeInterval = 0
        for time in times {
            VirtualClock.shared.advance(by: time - last)
            last = time
            frames.append(try render())
        }
    }

    /// The frames side by side from the left, with a gap between them; the layout has one node a frame, named by its time.
    func capture() throws -> Capture {
        let scale = frames.first?.layoutTree.scale ?? 1
        let gap = Int((Self.gap * scale).rounded())
        let width = frames.reduce(0) { $0 + $1.displayList.width } + gap * (frames.count - 1)
        let height = frames.map(\.displayList.height).max() ?? 0
        var list = DisplayList(width: width, height: height)
        var nodes: [LayoutNode] = []
        var left = 0
        for (frame, time) in zip(frames, times) {
            list.append(frame.displayList, at: left)
            let origin = CGPoint(x: CGFloat(left) / scale, y: 0)
            let size = frame.layoutTree.size
            nodes.append(
                LayoutNode(
                    className: "Frame", identifier: "\(LayoutText.number(CGFloat(time))) s",
                    frame: CGRect(origin: origin, size: size), children: [frame.layoutTree.root]))
            left += frame.displayList.width + gap
        }
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        let root = LayoutNode(className: "Filmstrip", frame: CGRect(origin: .zero, size: size), children: nodes)
        let warnings = frames.reduce(into: [String]()) { all, frame in
            for warning in frame.warnings where !all.contains(warning) { all.append(warning) }
        }
        let fonts = DrawnFonts(names: Array(Set(frames.flatMap(\.fonts))).sorted(), warnings: warnings)
        return Capture(
            artifact: .picture(
                try Rasterizer.draw(list), LayoutTree(root: root, size: size, scale: scale), fonts: fonts),
            warnings: warnings)
    }

    /// The frames side by side, and with them the movie that they make.
    func capture(framesPerSecond: Int) throws -> Capture {
        var capture = try capture()
        capture.movie = Movie(
            frames: try frames.map { try Rasterizer.draw($0.displayList) }, framesPerSecond: framesPerSecond)
        return capture
    }

    /// Times of so many frames, evenly spaced from 0 on.
    static func times(frames: Int, fps: Int) throws(FilmstripError) -> [TimeInterval] {
        guard frames > 0 else { throw .noTimes }
        guard (1...1000).contains(fps) else { throw .framesPerSecond(fps) }
        return (0..<frames).map { TimeInterval($0) / TimeInterval(fps) }
    }

    /// Between two frames, in points.
    private static let gap: CGFloat = 8
}

extension DisplayList {
    /// Draws another list at a place of this one, in pixels from the left, cut off at its sides; what it blurs is its own alone.
    fileprivate mutating func append(_ other: DisplayList, at left: Int) {
        let place = CGAffineTransform(translationX: CGFloat(left), y: 0)
        append(.beginClip(.rect(CGRect(x: 0, y: 0, width: other.width, height: other.height)), place))
        append(.beginGroup(DisplayList.Group()))
        for item in other.items { append(item.transformed(by: place)) }
        append(.endGroup)
        append(.endClip)
    }
}

/// Why frames cannot be taken.
enum FilmstripError: Error, Hashable, CustomStringConvertible {
    case noTimes
    case framesPerSecond(Int)
    /// In seconds.
    case notRising(time: TimeInterval, after: TimeInterval)

    var description: String {
        switch self {
        case .noTimes: "a filmstrip needs at least one time: .filmstrip(at: [0, 0.25, 0.5])"
        case .framesPerSecond(let number): "\(number) frames a second are not possible: give a number from 1 to 1000"
        case .notRising(let time, let last):
            "a filmstrip's times must rise from 0 on, in seconds: \(time) cannot follow \(last)"
        }
    }
}
