import Testing
import UIKit

/// The guides that views have by themselves, as absolute frames.
@MainActor
@Suite struct LayoutGuideTests {
    /// A root with a safe area of 44, 10, 34 and 20 points at its top, left, bottom and right.
    private func makeRoot(_ size: CGSize = CGSize(width: 400, height: 800)) -> UIView {
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        root.becomeRoot(safeAreaInsets: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20))
        return root
    }

    /// The frame of a view that fills a guide of its superview.
    private func filling(_ guide: UILayoutGuide, in root: UIView) -> CGRect {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == guide.layoutFrame)
        return view.frame
    }

    @Test func `the safe area's guide is inside its insets`() {
        let root = makeRoot()
        #expect(filling(root.safeAreaLayoutGuide, in: root) == CGRect(x: 10, y: 44, width: 370, height: 722))
    }

    @Test func `the margins' guide adds the safe area to the margins, unless told not to`() {
        let root = makeRoot()
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(filling(root.layoutMarginsGuide, in: root) == CGRect(x: 12, y: 45, width: 364, height: 718))
        root.insetsLayoutMarginsFromSafeArea = false
        #expect(filling(root.layoutMarginsGuide, in: root) == CGRect(x: 2, y: 1, width: 394, height: 796))
    }

    @Test func `the readable guide is 672 points wide at most, and centred in the margins`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        root.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
        #expect(filling(root.readableContentGuide, in: root) == CGRect(x: 176, y: 5, width: 672, height: 758))
        let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(filling(narrow.readableContentGuide, in: narrow) == CGRect(x: 8, y: 8, width: 304, height: 464))
    }

    @Test func `margins that follow the readable width are the readable guide's`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        root.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
        root.layoutMarginsFollowReadableWidth = true
        #expect(root.layoutMargins == UIEdgeInsets(top: 5, left: 176, bottom: 5, right: 176))
        #expect(filling(root.layoutMarginsGuide, in: root) == CGRect(x: 176, y: 5, width: 672, height: 758))
        #expect(filling(root.readableContentGuide, in: root) == CGRect(x: 176, y: 5, width: 672, height: 758))
    }

    @Test func `without a keyboard its guide is the strip below the safe area`() {
        let root = makeRoot()
        let frame = filling(root.keyboardLayoutGuide, in: root)
        #expect(frame == CGRect(x: 0, y: 766, width: 400, height: 34))
        root.keyboardLayoutGuide.usesBottomSafeArea = false
        root.layoutIfNeeded()
        #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 800, width: 400, height: 0))
        #expect(root.subviews[0].frame == CGRect(x: 0, y: 800, width: 400, height: 0))
    }

    @Test func `a view above the keyboard's guide ends at the safe area`() {
        let root = makeRoot()
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
            bar.widthAnchor.constraint(equalTo: root.keyboardLayoutGuide.widthAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            root.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 716, width: 400, height: 50))
    }

    @Test func `a scroll view's guides are its content and its frame`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
        let page = UIView()
        let pinned = UIView()
        root.addSubview(scroll)
        for view in [page, pinned] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
            page.topAnchor.constraint(equalTo: content.topAnchor),
            page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            page.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 2),
            page.heightAnchor.constraint(equalToConstant: 500),
            pinned.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            pinned.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
            pinned.widthAnchor.constraint(equalToConstant: 40),
            pinned.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 410, height: 500))
        #expect(page.frame == CGRect(x: 5, y: 0, width: 400, height: 500))
        #expect(pinned.frame == CGRect(x: 160, y: 80, width: 40, height: 20))
        #expect(frame.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
        scroll.contentOffset = CGPoint(x: 0, y: 150)
        root.layoutIfNeeded()
        // The frame's guide stays where one sees it: the content has moved by 150 below it.
        #expect(pinned.frame == CGRect(x: 160, y: 230, width: 40, height: 20))
    }

    @Test func `a guide of one's own has the frame that constraints give it`() {
        let root = makeRoot()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
        ])
        #expect(guide.layoutFrame == CGRect(x: 150, y: 375, width: 100, height: 50))
        root.removeLayoutGuide(guide)
        #expect(root.constraints.isEmpty)
    }
}
