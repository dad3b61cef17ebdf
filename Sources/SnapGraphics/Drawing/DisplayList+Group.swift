extension DisplayList {
    /// How the picture of a group's items comes onto the ground: first the mask, then the opacity, then the projection, then the
    /// blend mode, all inside the clips around the group.
    public struct Group: Hashable, Sendable {
        /// 0…1.
        public var opacity: Double
        /// A mode that changes ground where the group is transparent does so everywhere inside the clips around it. So a shape drawn
        /// with such a mode is a clip to the shape, around a group that fills it.
        public var blendMode: BlendMode
        /// Items, in the space of the group's own, whose picture's alpha multiplies the group's.
        public var mask: [Item]?
        /// Where set, the group's items do not map to device pixels, but to a plane, one unit a pixel, which this maps to device pixels.
        public var projection: ProjectiveTransform?

        public init(
            opacity: Double = 1, blendMode: BlendMode = .normal, mask: [Item]? = nil,
            projection: ProjectiveTransform? = nil
        ) {
            self.opacity = opacity
            self.blendMode = blendMode
            self.mask = mask
            self.projection = projection
        }
    }
}
