import UIKit

/// One tile for each thing that layers and graphics contexts can do, each with its name under it.
final class LayerSpecimens: UIView {
    private let tile = CGSize(width: 84, height: 64)
    private var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        addCornersAndBorders()
        addMasks()
        addGradients()
        addShapes()
        addSpace()
        addDrawings()
        addEffects()
    }

    required init?(coder: NSCoder) {
        fatalError("LayerSpecimens is made in code")
    }

    /// Puts a layer on the next place of the sheet; four stand in a row.
    @discardableResult
    private func add<Layer: CALayer>(_ layer: Layer, _ name: String) -> Layer {
        layer.frame = nextFrame(name)
        self.layer.addSublayer(layer)
        return layer
    }

    private func nextFrame(_ name: String) -> CGRect {
        let origin = CGPoint(x: 12 + CGFloat(count % 4) * 98, y: 12 + CGFloat(count / 4) * 92)
        count += 1
        let label = UILabel(frame: CGRect(x: origin.x - 6, y: origin.y + tile.height + 4, width: 96, height: 14))
        label.text = name
        label.font = .systemFont(ofSize: 10)
        label.textAlignment = .center
        addSubview(label)
        return CGRect(origin: origin, size: tile)
    }

    private func addCornersAndBorders() {
        let plain = add(CALayer(), "corners, border")
        plain.backgroundColor = UIColor.systemTeal.cgColor
        (plain.cornerRadius, plain.borderWidth) = (16, 3)
        plain.borderColor = UIColor.systemIndigo.cgColor

        let smooth = add(CALayer(), "continuous")
        smooth.backgroundColor = UIColor.systemTeal.cgColor
        (smooth.cornerRadius, smooth.cornerCurve) = (16, .continuous)

        let some = add(CALayer(), "two corners")
        some.backgroundColor = UIColor.systemTeal.cgColor
        some.cornerRadius = 16
        some.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]

        let shadow = add(CALayer(), "shadow")
        shadow.backgroundColor = UIColor.white.cgColor
        (shadow.shadowOpacity, shadow.shadowRadius, shadow.shadowOffset) = (0.4, 6, CGSize(width: 0, height: 4))
        shadow.cornerRadius = 12
    }

    private func addMasks() {
        let clipped = add(CALayer(), "masksToBounds")
        clipped.backgroundColor = UIColor.systemYellow.cgColor
        (clipped.cornerRadius, clipped.masksToBounds) = (20, true)
        let inner = CALayer()
        inner.frame = CGRect(x: 40, y: 20, width: 80, height: 80)
        inner.backgroundColor = UIColor.systemRed.cgColor
        clipped.addSublayer(inner)

        let masked = add(CALayer(), "mask: a star")
        masked.backgroundColor = UIColor.systemOrange.cgColor
        let star = CAShapeLayer()
        star.path = starPath(center: CGPoint(x: 42, y: 32), radius: 30).cgPath
        masked.mask = star

        let faded = add(CALayer(), "mask: a gradient")
        faded.backgroundColor = UIColor.systemBlue.cgColor
        let fade = CAGradientLayer()
        fade.frame = CGRect(origin: .zero, size: tile)
        fade.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0).cgColor]
        faded.mask = fade

        let group = add(CALayer(), "opacity of a group")
        group.opacity = 0.5
        for index in 0..<2 {
            let part = CALayer()
            part.frame = CGRect(x: CGFloat(index) * 28, y: CGFloat(index) * 20, width: 56, height: 44)
            part.backgroundColor = (index == 0 ? UIColor.systemRed : .systemBlue).cgColor
            group.addSublayer(part)
        }
    }

    private func addGradients() {
        let axial = add(CAGradientLayer(), "axial")
        axial.colors = [UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor]
        (axial.startPoint, axial.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        axial.cornerRadius = 10

        let radial = add(CAGradientLayer(), "radial")
        radial.type = .radial
        radial.colors = [UIColor.white.cgColor, UIColor.systemBlue.cgColor]
        (radial.startPoint, radial.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))

        let conic = add(CAGradientLayer(), "conic")
        conic.type = .conic
        conic.colors = [UIColor.red, .yellow, .green, .cyan, .blue, .magenta, .red].map(\.cgColor)
        (conic.startPoint, conic.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))

        let steps = add(CAGradientLayer(), "hard stops")
        steps.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor.systemYellow.cgColor]
        steps.locations = [0, 0.3, 0.3]
    }

    private func addShapes() {
        let filled = add(CAShapeLayer(), "even-odd")
        let rings = UIBezierPath(ovalIn: CGRect(x: 12, y: 2, width: 60, height: 60))
        rings.append(UIBezierPath(ovalIn: CGRect(x: 24, y: 14, width: 36, height: 36)))
        (filled.path, filled.fillRule) = (rings.cgPath, .evenOdd)
        filled.fillColor = UIColor.systemGreen.cgColor

        let dashed = add(CAShapeLayer(), "dashes")
        dashed.path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 80, height: 60), cornerRadius: 12).cgPath
        dashed.fillColor = nil
        dashed.strokeColor = UIColor.systemGray.cgColor
        (dashed.lineWidth, dashed.lineDashPattern) = (3, [8, 5])

        let track = add(CAShapeLayer(), "strokeEnd 0.7")
        track.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 42, y: 32), radius: 26, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true
            ).cgPath
        track.fillColor = nil
        track.strokeColor = UIColor.systemBlue.cgColor
        (track.lineWidth, track.lineCap, track.strokeEnd) = (8, .round, 0.7)

        let text = add(CATextLayer(), "text layer")
        text.string = "Aa"
        text.foregroundColor = UIColor.systemIndigo.cgColor
        text.alignmentMode = .center
        (text.shadowOpacity, text.shadowRadius, text.shadowOffset) = (0.5, 2, CGSize(width: 0, height: 3))
    }

    private func addSpace() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        let turned = add(CAGradientLayer(), "m34, rotated by y")
        turned.colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor]
        turned.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)

        let tilted = add(CALayer(), "sublayerTransform")
        tilted.sublayerTransform = perspective
        for index in 0..<3 {
            let part = CALayer()
            part.frame = CGRect(x: CGFloat(index) * 30, y: 8, width: 24, height: 48)
            part.backgroundColor = UIColor.systemPurple.cgColor
            part.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
            tilted.addSublayer(part)
        }

        let copies = add(CAReplicatorLayer(), "replicator")
        (copies.instanceCount, copies.instanceAlphaOffset) = (8, -0.11)
        copies.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        let spoke = CALayer()
        spoke.frame = CGRect(x: 39, y: 4, width: 6, height: 16)
        (spoke.backgroundColor, spoke.cornerRadius) = (UIColor.black.cgColor, 3)
        copies.addSublayer(spoke)

        let rotated = add(CALayer(), "rotated by 15°")
        rotated.backgroundColor = UIColor.systemGreen.cgColor
        rotated.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 12).scaledBy(x: 0.75, y: 0.75))
    }

    private func addDrawings() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.systemOrange.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 10).fill()
            UIColor.white.setStroke()
            let ring = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 20))
            ring.lineWidth = 2
            ring.stroke()
        }
        let contents = add(CALayer(), "contents, aspect")
        (contents.contents, contents.contentsGravity) = (picture.cgImage, .resizeAspect)

        let capped = UIImageView(frame: nextFrame("caps"))
        capped.image = picture.resizableImage(
            withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12), resizingMode: .stretch)
        addSubview(capped)

        let chart = ChartView(frame: nextFrame("draw(_:)"))
        chart.backgroundColor = .systemGray6
        addSubview(chart)

        let blends = BlendView(frame: nextFrame("blend modes"))
        blends.backgroundColor = .clear
        addSubview(blends)
    }

    private func addEffects() {
        for (name, style) in [
            ("ultra thin", UIBlurEffect.Style.systemUltraThinMaterialLight), ("thick", .systemThickMaterialLight),
            ("dark", .systemMaterialDark),
        ] {
            let frame = nextFrame(name)
            let stripes = CAReplicatorLayer()
            stripes.frame = frame
            (stripes.instanceCount, stripes.masksToBounds) = (6, true)
            stripes.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
            let stripe = CALayer()
            stripe.frame = CGRect(x: 0, y: 0, width: 8, height: 64)
            stripe.backgroundColor = UIColor.systemRed.cgColor
            stripes.addSublayer(stripe)
            layer.addSublayer(stripes)
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
            effect.frame = frame.insetBy(dx: 12, dy: 12)
            (effect.layer.cornerRadius, effect.layer.masksToBounds) = (10, true)
            addSubview(effect)
        }
        let label = UILabel(frame: nextFrame("a text's shadow"))
        label.text = "Shadow"
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .systemBlue
        label.textAlignment = .center
        (label.layer.shadowOpacity, label.layer.shadowRadius) = (0.5, 2)
        label.layer.shadowOffset = CGSize(width: 2, height: 3)
        addSubview(label)
    }

    private func starPath(center: CGPoint, radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            // A turn of −90° makes a point of the star stand up.
            let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 5)
            let tip = CGPoint(x: 0, y: index % 2 == 0 ? -radius : -radius * 0.4).applying(turn)
            let point = CGPoint(x: center.x + tip.x, y: center.y + tip.y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

/// A line chart with a gradient under the line.
private final class ChartView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let values: [CGFloat] = [40, 28, 34, 12, 22, 8]
        let line = UIBezierPath()
        for (index, value) in values.enumerated() {
            let point = CGPoint(x: 4 + CGFloat(index) * 15, y: value)
            if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
        }
        let area = UIBezierPath(cgPath: line.cgPath)
        area.addLine(to: CGPoint(x: 79, y: 60))
        area.addLine(to: CGPoint(x: 4, y: 60))
        area.close()
        context.saveGState()
        area.addClip()
        let colors = [UIColor.systemBlue.cgColor, UIColor.systemBlue.withAlphaComponent(0).cgColor]
        if let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 60), options: [])
        }
        context.restoreGState()
        UIColor.systemBlue.setStroke()
        (line.lineWidth, line.lineJoinStyle, line.lineCapStyle) = (3, .round, .round)
        line.stroke()
        "Sales".draw(at: CGPoint(x: 4, y: 46), withAttributes: [.font: UIFont.systemFont(ofSize: 11)])
    }
}

/// Three discs that multiply.
private final class BlendView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setBlendMode(.multiply)
        for (color, x, y) in [(UIColor.cyan, 14.0, 4.0), (.magenta, 34, 4), (.yellow, 24, 20)] {
            color.setFill()
            context.fillEllipse(in: CGRect(x: x, y: y, width: 38, height: 38))
        }
    }
}
