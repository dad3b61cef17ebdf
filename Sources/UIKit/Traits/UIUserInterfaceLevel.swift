/// Whether content is at the base of the screen or raised above it: dark backgrounds are lighter when raised.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
