import UIKit

/// A screen with a round button near each of its edges, to point popovers at.
public final class EdgeViewController: UIViewController {
    public enum Edge: String, CaseIterable, Sendable {
        case top, bottom, left, right
    }

    private static let side: CGFloat = 44
    private var buttons: [Edge: UIButton] = [:]

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        for edge in Edge.allCases {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: "info.circle"), for: .normal)
            button.accessibilityIdentifier = edge.rawValue
            button.backgroundColor = .systemBackground
            button.layer.cornerRadius = Self.side / 2
            buttons[edge] = button
            view.addSubview(button)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let half = Self.side / 2
        let middles: [Edge: CGPoint] = [
            .top: CGPoint(x: area.midX, y: area.minY + half + 8),
            .bottom: CGPoint(x: area.midX, y: area.maxY - half - 8),
            .left: CGPoint(x: area.minX + half + 8, y: area.midY),
            .right: CGPoint(x: area.maxX - half - 8, y: area.midY),
        ]
        for edge in Edge.allCases {
            guard let middle = middles[edge] else { continue }
            buttons[edge]?.frame = CGRect(x: middle.x - half, y: middle.y - half, width: Self.side, height: Self.side)
        }
    }

    /// Points at the button near an edge.
    public func point(at edge: Edge, arrow: UIPopoverArrowDirection) {
        let note = NoteViewController(text: "\(edge.rawValue): an arrow that points \(Self.name(of: arrow))")
        note.modalPresentationStyle = .popover
        if let popover = note.popoverPresentationController {
            popover.delegate = self
            popover.sourceView = buttons[edge]
            popover.permittedArrowDirections = arrow
        }
        present(note, animated: false)
    }

    private static func name(of arrow: UIPopoverArrowDirection) -> String {
        switch arrow {
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        default: "anywhere"
        }
    }
}

extension EdgeViewController: UIPopoverPresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
