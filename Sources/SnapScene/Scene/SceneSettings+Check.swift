import UIKit

extension SceneSettings {
    /// Refuses what only shows when file and command line are put together.
    ///
    /// - Parameter file: as errors name it.
    func check(_ overrides: SceneOverrides, of file: String) throws(SceneError) {
        if let locale = overrides.locale, let problem = LanguageTag.problem(of: locale) {
            throw .override(file: file, key: "locale", problem: problem, remedy: LanguageTag.remedy)
        }
        let (size, scale) = (screen.size, screen.scale)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let limit = CGFloat(RenderEnvironment.longestSide)
        let isPossible =
            (1...limit).contains(width) && (1...limit).contains(height)
            && width * height <= CGFloat(RenderEnvironment.mostPixels)
        guard !isPossible else { return }
        let problem =
            "\(Double(size.width).brief) × \(Double(size.height).brief) points at \(Double(scale).brief) pixels per point make a picture of \(Double(width).brief) × \(Double(height).brief) pixels, and a side may have from 1 to \(RenderEnvironment.longestSide), and the whole \(RenderEnvironment.mostPixels)"
        let remedy = "change size or scale"
        if let place = sizePlace ?? scalePlace { throw .invalid(place, problem: problem, remedy: remedy) }
        throw .override(
            file: file, key: overrides.size == nil ? "scale" : "size", problem: problem, remedy: remedy)
    }
}
