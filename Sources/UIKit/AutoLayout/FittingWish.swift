/// A size wished for at two priorities.
struct FittingWish {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
}
