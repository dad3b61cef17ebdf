import Foundation
import SnapDiff
import SnapFiles
import SnapGraphics

/// What a person reads when a snapshot fails: fonts first if they explain it, then views, then pixels, then what to do.
public struct FailureMessage: Sendable {
    /// The whole text, without a line end at its end.
    public let text: String

    /// The sentences about views, text and pixels alone.
    public let findings: [String]

    /// The message of a failure; nil where nothing failed.
    ///
    /// `isRequested` says whether the command line asked for goldens to be written: then writing one is no failure.
    public init?(_ result: SnapshotResult, name: String, path: GoldenPath, isRequested: Bool) {
        var lines: [String]
        var findings: [String] = []
        switch result.verdict {
        case .identical, .similar: return nil
        case .recorded(let isNew):
            guard !isRequested else { return nil }
            lines = [isNew ? "\(name) had no golden: it is recorded now." : "\(name) has another golden now."]
            lines += result.written.map { "  wrote    \(Paths.relative($0, to: path.root))" }
            lines.append("Look at it, and run the test again: it passes while the snapshot stays as it is.")
        case .missing(let isLayoutOnly):
            let wanted = isLayoutOnly ? path.golden("layout") : Self.golden(of: result, path)
            lines = [isLayoutOnly ? "\(name) has a picture, and no layout beside it." : "\(name) has no golden."]
            lines.append("  missing  \(Paths.relative(wanted, to: path.root))")
            lines += Self.files(result, path)
            lines.append(
                result.pending.isEmpty
                    ? "Record it with “snap record --missing”."
                    : "Record it with “snap record --missing”, or accept the pending one with "
                        + "“snap accept \(path.relativeStem)”.")
        case .different(let mismatch):
            findings = Self.findings(mismatch)
            lines = ["\(name) does not match its golden."] + findings.map { "  \($0)" }
            lines.append("  golden   \(Paths.relative(Self.golden(of: result, path), to: path.root))")
            lines += Self.files(result, path)
            lines.append(
                result.pending.isEmpty
                    ? "If it is right now, record it with “snap record --failed”."
                    : "If it is right now, accept it with “snap accept \(path.relativeStem)”.")
        case .unusable(let reason):
            lines = ["\(name) could not be compared: \(reason)"]
        }
        self.text = lines.joined(separator: "\n")
        self.findings = findings
    }

    /// Everything that differs, in sentences: fonts, views, text, pixels.
    static func findings(_ mismatch: Mismatch) -> [String] {
        var lines: [String] = []
        if !mismatch.missingPackages.isEmpty {
            lines.append(
                "Blocks are drawn in place of text or symbols: install \(mismatch.missingPackages.joined(separator: ", ")) "
                    + "(“snap doctor” says more)")
        }
        if !mismatch.fonts.isEmpty {
            lines.append("Other fonts drew it:")
            lines += mismatch.fonts.map { "  \($0)" }
        }
        if let layout = mismatch.layout {
            lines += LayoutExplanation(layout).lines
        }
        lines += mismatch.text
        if let pixels = mismatch.pixels { lines += sentences(pixels, mismatch) }
        return lines
    }

    private static func sentences(_ pixels: Comparison, _ mismatch: Mismatch) -> [String] {
        switch pixels {
        case .identical: return ["All pixels are the same."]
        case .sizes(let expected, let actual):
            return ["\(mismatch.names.old) has \(expected) pixels, and \(mismatch.names.new) has \(actual)."]
        case .similar(let difference), .different(let difference):
            let total = difference.size.width * difference.size.height
            var line =
                "\(ShortNumber.grouped(difference.differentPixels)) of \(ShortNumber.grouped(total)) pixels "
                + (difference.differentPixels == 1 ? "differs" : "differ")
            if difference.antialiasedPixels > 0 {
                line += ", besides \(ShortNumber.grouped(difference.antialiasedPixels)) at smoothed edges"
            }
            line += ", by \(ShortNumber.text(difference.maxDelta)) at most (1 is black against white)"
            return [line] + regions(difference.regions, mismatch)
        }
    }

    private static func regions(_ regions: [Difference.Region], _ mismatch: Mismatch) -> [String] {
        let most = 5
        // The largest are told, in reading order.
        let told = regions.enumerated().sorted { left, right in
            (-left.element.differentPixels, left.offset) < (-right.element.differentPixels, right.offset)
        }.prefix(most).sorted { $0.offset < $1.offset }
        var lines = told.map { _, region in
            let place = "\(region.x) \(region.y) \(region.width)×\(region.height)"
            let view = mismatch.tree.flatMap {
                $0.view(
                    atPixelX: region.x + region.width / 2, y: region.y + region.height / 2,
                    changes: mismatch.layout?.changes ?? [])
            }
            return "  \(ShortNumber.grouped(region.differentPixels)) in \(place)" + (view.map { ", in \($0)" } ?? "")
        }
        if regions.count > most { lines.append("  … and \(ShortNumber.more(regions.count - most, "region"))") }
        return lines
    }

    private static func files(_ result: SnapshotResult, _ path: GoldenPath) -> [String] {
        let files = result.pending.map { file in
            let kind = file == path.difference ? "diff     " : "new      "
            return "  \(kind)\(Paths.relative(file, to: path.root))"
        }
        guard let problem = result.pendingProblem else { return files }
        return files + [
            "  Its new version cannot be kept: \(problem), or set SNAPSHOT_ARTIFACTS to a folder that can be written"
        ]
    }

    /// The golden that a result is about: that of its first pending file, the picture where there is none.
    private static func golden(of result: SnapshotResult, _ path: GoldenPath) -> String {
        let known = ["png", "layout"] + result.pending.compactMap { $0.split(separator: ".").last.map(String.init) }
        let first = known.first { result.pending.contains(path.pending($0)) }
        return path.golden(first ?? "png")
    }
}
