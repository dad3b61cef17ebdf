import Foundation

/// The text that stands in place of a file which Git LFS has not fetched.
enum LargeFilePointer {
    /// Source: the specification of Git LFS, whose pointers begin with their version.
    static func matches(_ data: Data) -> Bool {
        data.starts(with: Data("version https://git-lfs.github.com/spec/".utf8))
    }
}
