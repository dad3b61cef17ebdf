/// A layer whose sublayers keep their depth, under Core Animation's name: it shows nothing of its own.
///
/// Source: Apple, *CATransformLayer*. Difference: layers that cut each other are drawn one after the other, by the depth of their anchor
/// points.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
