import Foundation
import SnapDiff
import SnapGolden
import SnapGraphics

/// What `diff` prints.
struct DiffReport: Sendable {
    let pixels: Comparison
    /// What the pictures are called.
    let names: Mismatch.Names
    /// nil where not both pictures have a layout.
    let layout: LayoutComparison?
    let tree: LayoutTree?
    /// Of the first picture, in pixels.
    let width: Int
    /// Of the first picture, in pixels.
    let height: Int

    init(_ old: PictureFile, _ new: PictureFile, names: Mismatch.Names, _ options: ComparisonOptions) {
        pixels = compare(expected: old.bitmap, actual: new.bitmap, options: options)
        self.names = names
        layout =
            if let before = old.layout, let after = new.layout { LayoutComparison(golden: before, new: after) } else {
                nil
            }
        tree = new.layout
        width = old.bitmap.width
        height = old.bitmap.height
    }

    var isDifferent: Bool { ["different", "sizes"].contains(verdict) }

    /// The picture of the differences; nil where there is nothing to show.
    var picture: Bitmap? { difference?.picture }

    private var difference: Difference? {
        switch pixels {
        case .similar(let difference), .different(let difference): difference
        case .identical, .sizes: nil
        }
    }

    private var verdict: String {
        let isLayoutEqual = layout?.isEmpty ?? true
        return switch pixels {
        case .identical: isLayoutEqual ? "identical" : "different"
        case .similar: isLayoutEqual ? "similar" : "different"
        case .different: "different"
        case .sizes: "sizes"
        }
    }

    /// Sentences, with a line end at the end.
    func text() -> String {
        ([verdict] + findings.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }

    /// What differs, one sentence a line.
    var findings: [String] {
        var mismatch = Mismatch()
        mismatch.names = names
        mismatch.layout = layout
        mismatch.tree = tree
        mismatch.pixels = pixels
        return mismatch.findings
    }

    private struct Object: Encodable {
        struct Region: Encodable {
            let frame: [Int]
            let pixels: Int
        }
        struct View: Encodable {
            let path: String
            let change: String
            let from: [Double]?
            let to: [Double]?
        }
        let verdict: String
        let size: [Int]
        let otherSize: [Int]?
        let differentPixels: Int
        let antialiasedPixels: Int
        let maxDelta: Double
        let regions: [Region]
        let views: [View]
    }

    /// The object that the documentation of the command line shows, with a line end at the end.
    func json() throws -> String {
        var otherSize: [Int]?
        if case .sizes(_, let actual) = pixels { otherSize = [actual.width, actual.height] }
        let object = Object(
            verdict: verdict, size: [width, height], otherSize: otherSize,
            differentPixels: difference?.differentPixels ?? 0, antialiasedPixels: difference?.antialiasedPixels ?? 0,
            maxDelta: JSONText.thousandths(difference?.maxDelta ?? 0),
            regions: difference?.regions.map { region in
                Object.Region(
                    frame: [region.x, region.y, region.width, region.height], pixels: region.differentPixels)
            } ?? [],
            views: layout?.changes.map { change in
                Object.View(
                    path: change.pathText, change: change.kind.rawValue, from: Self.numbers(change.oldFrame),
                    to: Self.numbers(change.newFrame))
            } ?? [])
        return try JSONText.pretty(object)
    }

    private static func numbers(_ frame: CGRect?) -> [Double]? {
        frame.map { rect in
            [rect.minX, rect.minY, rect.width, rect.height].map { JSONText.thousandths(Double($0)) }
        }
    }
}
