/// The measures that the system font had in a release of iOS: its tracking, optical sizes and the widths of some signs.
///
/// Source: label sizes that Xcode 9 to 16 stored in Interface Builder documents.
public enum SystemFontEdition: Hashable, Sendable {
    /// Until iOS 13: 17 points tracked by −0.0234 em, two optical cuts that change at 20 points.
    case iOS13
    /// Since iOS 14: 17 points tracked by −0.0258 em, optical sizes that change bit by bit from 17 to 28 points.
    case iOS14
}
