import SnapFiles

/// A C library that packages are built against.
struct CLibrary: Sendable {
    let package: String
    let purpose: String
    /// Below `/usr/include`, or the folder there of this machine's architecture.
    let header: String

    static let all = [
        CLibrary(package: "libpng-dev", purpose: "PNG files", header: "png.h"),
        CLibrary(package: "libdeflate-dev", purpose: "their compression", header: "libdeflate.h"),
        CLibrary(package: "libxxhash-dev", purpose: "their digests", header: "xxhash.h"),
        CLibrary(package: "libharfbuzz-dev", purpose: "shaping", header: "harfbuzz/hb.h"),
        CLibrary(package: "libicu-dev", purpose: "line breaking", header: "unicode/ubrk.h"),
    ]

    var isInstalled: Bool {
        ["/usr/include", "/usr/local/include", "/usr/include/x86_64-linux-gnu", "/usr/include/aarch64-linux-gnu"]
            .contains { FolderEntry.isThere(Paths.join($0, header)) }
    }
}
