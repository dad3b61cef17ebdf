import SnapGraphics
import SnapPNG
import Synchronization

/// The text of a picture's `PixelDigest`, made when it is asked for first: goldens of other programs have none to compare it with.
final class PictureDigest: Sendable {
    private let bitmap: Bitmap
    private let known = Mutex<String?>(nil)

    init(of bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    var text: String {
        known.withLock { known in
            if let known { return known }
            let text = PixelDigest(bitmap).description
            known = text
            return text
        }
    }
}
