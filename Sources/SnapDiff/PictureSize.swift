/// The size of a picture, in pixels.
public struct PictureSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension PictureSize: CustomStringConvertible {
    public var description: String { "\(width)×\(height)" }
}
