/// The guides of a list's content that constraints refer to; each is made on first use.
@MainActor
final class ListContentGuides {
    /// A guide that follows a frame by constraints.
    @MainActor
    final class Follower {
        private unowned let view: UIView
        private var constraints: [NSLayoutConstraint] = []
        private var frame = CGRect.zero
        private var isMade = false

        init(_ view: UIView) {
            self.view = view
        }

        private(set) lazy var guide: UILayoutGuide = {
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            isMade = true
            constraints = [
                guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: frame.minX),
                guide.topAnchor.constraint(equalTo: view.topAnchor, constant: frame.minY),
                guide.widthAnchor.constraint(equalToConstant: frame.width),
                guide.heightAnchor.constraint(equalToConstant: frame.height),
            ]
            NSLayoutConstraint.activate(constraints)
            return guide
        }()

        func follow(_ new: CGRect) {
            guard new != frame else { return }
            frame = new
            guard isMade else { return }
            for (constraint, constant) in zip(constraints, [new.minX, new.minY, new.width, new.height]) {
                constraint.constant = constant
            }
        }
    }

    let text: Follower
    let secondaryText: Follower
    let image: Follower

    init(_ view: UIView) {
        text = Follower(view)
        secondaryText = Follower(view)
        image = Follower(view)
    }

    func place(_ frames: ListContentArrangement.Frames) {
        text.follow(frames.text)
        secondaryText.follow(frames.secondaryText)
        image.follow(frames.image)
    }
}
