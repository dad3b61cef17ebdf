/// What `bench raster` was asked for.
struct RasterOptions {
    let scene: String
    private(set) var repeats = 51
    private(set) var output: String?
    /// Where set, the scene is drawn so many times and nothing is timed.
    private(set) var count: Int?
    /// Where set, the scene is written there as paths, for other engines, and nothing is timed.
    private(set) var paths: String?
    /// Times as large.
    private(set) var scale = 1
    private(set) var parts = SceneFile.Parts.all

    init(_ arguments: [String]) throws {
        let usage = BenchmarkError.usage(
            "raster --scene FILE.json [--repeat N] [-o OUT.png] "
                + "[--scale N] [--without text|shadow] [--count N] [--paths FILE]")
        var scene: String?
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { throw usage }
            switch name {
            case "--scene": scene = value
            case "-o": output = value
            case "--paths": paths = value
            case "--without":
                guard let part: SceneFile.Parts = ["text": .text, "shadow": .shadow][value] else { throw usage }
                parts.remove(part)
            case "--repeat", "--count", "--scale":
                guard let number = Int(value), number > 0 else { throw usage }
                switch name {
                case "--count": count = number
                case "--scale": scale = number
                default: repeats = number
                }
            default: throw usage
            }
        }
        guard let scene else { throw usage }
        self.scene = scene
    }
}
