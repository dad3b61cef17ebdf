/// Whether a view's contents mirror in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Playback controls never mirror.
    case playback = 1
    /// Directional controls never mirror.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
