public struct Product: Sendable {
    public let name: String
    public let detail: String
    public let price: String
    public let symbolName: String

    public static let samples = [
        Product(name: "Pour-over kettle", detail: "Gooseneck, 0.9 l", price: "€49", symbolName: "flame.fill"),
        Product(name: "Reading lamp", detail: "Warm white, dimmable", price: "€35", symbolName: "lightbulb.fill"),
        Product(name: "Travel headphones", detail: "30 h battery", price: "€129", symbolName: "headphones"),
        Product(name: "Desk camera", detail: "1080p, with shutter", price: "€59", symbolName: "camera.fill"),
        Product(name: "Gift card", detail: "Sent by e-mail", price: "€25", symbolName: "gift.fill"),
    ]
}
