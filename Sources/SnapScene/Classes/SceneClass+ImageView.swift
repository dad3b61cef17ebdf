import UIKit

extension SceneClass {
    static let imageView = SceneClass("UIImageView", inheriting: view, keys: imageViewKeys) { _, _ in UIImageView()
    }

    static let imageViewKeys: [KeyForm<UIImageView>] = [
        KeyForm("image", .image, \.image, "The picture: { systemName } or { file }.")
    ]
}
