import SnapDiff
import SnapGolden
import SnapGraphics
import SnapRaster
import UIKit

/// Takes views and view controllers: lays them out on a screen, draws them, and restores the screen that was.
@MainActor struct ViewCapture {
    let config: ViewImageConfig
    /// In points; nil takes the screen's for a view controller, and a view's own size.
    let size: CGSize?
    let traits: UITraitCollection

    func picture(of view: UIView) throws -> Capture { try draw(try render(view)) }

    func picture(of controller: UIViewController) throws -> Capture { try draw(try render(controller)) }

    /// Drawn as `environment` says, which has the screen of a `Screen`.
    static func picture(of windows: [UIWindow], in environment: RenderEnvironment) throws -> Capture {
        try ViewCapture(config: ViewImageConfig(), size: nil, traits: UITraitCollection())
            .draw(try ViewRenderer.render(windows, in: environment))
    }

    /// - Parameter settles: False shows what moves as it is at the clock's present time.
    func render(_ view: UIView, settles: Bool = true) throws -> ViewRendering {
        let environment = RenderEnvironment(
            device: config.device(adding: traits), size: size ?? config.size, settles: settles)
        return try restoringScreen { try ViewRenderer.render(view, in: environment) }
    }

    /// Runs the closure while a view controller is shown.
    func withWindow(of controller: UIViewController, _ body: (UIWindow) throws -> Void) throws {
        let environment = RenderEnvironment(device: config.device(adding: traits), size: size)
        let device = UIScreen.main.device
        defer { UIScreen.main.device = device }
        try ViewRenderer.withWindow(of: controller, in: environment, body)
    }

    func render(_ controller: UIViewController) throws -> ViewRendering {
        let environment = RenderEnvironment(device: config.device(adding: traits), size: size)
        return try restoringScreen { try ViewRenderer.render(controller, in: environment) }
    }

    private func draw(_ rendering: ViewRendering) throws -> Capture {
        let bitmap = try Rasterizer.draw(rendering.displayList)
        return Capture(
            artifact: .picture(
                bitmap, rendering.layoutTree, fonts: DrawnFonts(names: rendering.fonts, warnings: rendering.warnings)),
            warnings: rendering.warnings)
    }

    /// The next test must find the screen that this one found, whichever runs first.
    private func restoringScreen(_ render: () throws -> ViewRendering) rethrows -> ViewRendering {
        let device = UIScreen.main.device
        defer { UIScreen.main.device = device }
        return try render()
    }
}
