// Sums, differences and multiples of expressions, variables and numbers, as one writes them on paper.

extension LinearExpression {
    public static func += (left: inout LinearExpression, right: LinearExpression) {
        left.add(right)
    }

    public static func -= (left: inout LinearExpression, right: LinearExpression) {
        left.add(right, times: -1)
    }

    public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.add(right)
        return sum
    }

    public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    public static func * (left: LinearExpression, right: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(left, times: right)
        return product
    }

    public static func * (left: Double, right: LinearExpression) -> LinearExpression {
        right * left
    }

    public static prefix func - (expression: LinearExpression) -> LinearExpression {
        expression * -1
    }

    public static func + (left: LinearExpression, right: Double) -> LinearExpression {
        left + LinearExpression(constant: right)
    }

    public static func - (left: LinearExpression, right: Double) -> LinearExpression {
        left - LinearExpression(constant: right)
    }

    public static func + (left: LinearExpression, right: Variable) -> LinearExpression {
        left + LinearExpression(right)
    }

    public static func - (left: LinearExpression, right: Variable) -> LinearExpression {
        left - LinearExpression(right)
    }

    public static func + (left: Double, right: LinearExpression) -> LinearExpression {
        LinearExpression(constant: left) + right
    }

    public static func - (left: Double, right: LinearExpression) -> LinearExpression {
        LinearExpression(constant: left) - right
    }
}

extension Variable {
    public static func * (left: Variable, right: Double) -> LinearExpression {
        LinearExpression([LinearExpression.Term(left, right)])
    }

    public static func * (left: Double, right: Variable) -> LinearExpression {
        right * left
    }

    public static prefix func - (variable: Variable) -> LinearExpression {
        variable * -1
    }

    public static func + (left: Variable, right: Variable) -> LinearExpression {
        LinearExpression(left) + right
    }

    public static func - (left: Variable, right: Variable) -> LinearExpression {
        LinearExpression(left) - right
    }

    public static func + (left: Variable, right: LinearExpression) -> LinearExpression {
        LinearExpression(left) + right
    }

    public static func - (left: Variable, right: LinearExpression) -> LinearExpression {
        LinearExpression(left) - right
    }

    public static func + (left: Variable, right: Double) -> LinearExpression {
        LinearExpression(left) + right
    }

    public static func - (left: Variable, right: Double) -> LinearExpression {
        LinearExpression(left) - right
    }

    public static func + (left: Double, right: Variable) -> LinearExpression {
        left + LinearExpression(right)
    }

    public static func - (left: Double, right: Variable) -> LinearExpression {
        left - LinearExpression(right)
    }
}
