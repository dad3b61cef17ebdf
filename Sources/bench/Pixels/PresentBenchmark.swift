import Foundation
import SnapRaster
import UIKit

/// Presents and dismisses again and again, draws what is there, and holds the memory that it takes against a bound.
enum PresentBenchmark: Benchmark {
    static let name = "present"
    static let summary = "a thousand presentations: what each takes, and that memory stays flat"

    /// In kilobytes: what allocators keep of a thousand presentations differs by that much from run to run.
    private static let bound = 1_000

    static func run(_ arguments: [String]) throws {
        guard arguments.isEmpty else { throw BenchmarkError.usage(name) }
        let window = UIWindow()
        let host = UIViewController()
        window.rootViewController = host
        window.makeKeyAndVisible()
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        host.view.addSubview(source)
        func present(_ count: Int) throws {
            for number in 0..<count { try presentOnce(number, on: host, source: source, in: window) }
        }
        // Fonts, glyphs and caches that are filled once.
        try present(400)
        let before = try residentKilobytes()
        let milliseconds = try Median.milliseconds(repeats: 5) { try present(200) }
        let growth = try residentKilobytes() - before
        print("one presentation, with a picture   \((milliseconds * 5).rounded() / 1000) ms")
        print("resident memory                    \(before) kB, and \(growth) kB more after 1,200 presentations")
        window.isHidden = true
        guard growth < bound else {
            throw BenchmarkError.unexpected("1,200 presentations left \(growth) kB behind, more than \(bound)")
        }
    }

    @MainActor
    private static func presentOnce(_ number: Int, on host: UIViewController, source: UIView, in window: UIWindow)
        throws
    {
        let controller: UIViewController
        switch number % 4 {
        case 0:
            let alert = UIAlertController(title: "Delete album?", message: "Photos stay.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addTextField()
            controller = alert
        case 1:
            controller = UIViewController()
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceView = source
        case 2: controller = UINavigationController(rootViewController: BenchmarkDialog())
        default:
            controller = UIViewController()
            controller.modalPresentationStyle = .fullScreen
        }
        host.present(controller, animated: true)
        _ = try Rasterizer.draw(ViewRenderer.render([window], in: RenderEnvironment()).displayList)
        host.dismiss(animated: true)
    }

    /// What the process has in memory now.
    private static func residentKilobytes() throws -> Int {
        let path = "/proc/self/statm"
        let fields = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else {
            throw BenchmarkError.file(path, "has no second number")
        }
        return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
    }
}
