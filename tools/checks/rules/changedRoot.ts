import ts from 'typescript'

const CHANGING_METHODS = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
)
const CHANGING_CALLS =
  /^(Object\.(assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(set|defineProperty|deleteProperty))$/

/**
 * Returns the variable whose value a node changes in place: `x` in `x.y = 1`, `delete x.y`, `x.y++`, `x.y.push()` and
 * `Object.assign(x)`.
 */
export function changedRoot(node: ts.Node): ts.Identifier | undefined {
  const target = changedBy(node)
  return target && rootOf(target)
}

/** Returns an expression without its casts and parentheses. */
export function plainExpression(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node)
  return isWrapped ? plainExpression(node.expression) : node
}

/** Whether a parameter or variable of an enclosing function shadows the module's variable. */
export function isShadowed(name: ts.Identifier): boolean {
  for (let scope: ts.Node = name.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (declarationsOf(scope).some(one => bindingNames(one.name).includes(name.text))) return true
  }
  return false
}

function changedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node)) return isAssignment(node) && !ts.isIdentifier(node.left) ? node.left : undefined
  if (ts.isDeleteExpression(node)) return node.expression
  if (ts.isPostfixUnaryExpression(node)) return node.operand
  if (ts.isPrefixUnaryExpression(node)) return /^(\+\+|--)/.test(node.getText()) ? node.operand : undefined
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  if (CHANGING_CALLS.test(node.expression.getText())) return node.arguments[0]
  return CHANGING_METHODS.has(node.expression.name.text) ? node.expression.expression : undefined
}

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

function rootOf(node: ts.Expression): ts.Identifier | undefined {
  const plain = plainExpression(node)
  if (ts.isPropertyAccessExpression(plain) || ts.isElementAccessExpression(plain)) return rootOf(plain.expression)
  return ts.isIdentifier(plain) ? plain : undefined
}

function declarationsOf(scope: ts.Node): readonly { readonly name: ts.BindingName }[] {
  if (ts.isFunctionLike(scope)) return scope.parameters.filter(ts.isParameter)
  if (ts.isBlock(scope))
    return scope.statements.filter(ts.isVariableStatement).flatMap(one => [...one.declarationList.declarations])
  const isLoop = ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope)
  if (!isLoop || !scope.initializer || !ts.isVariableDeclarationList(scope.initializer)) return []
  return scope.initializer.declarations
}

function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(element => (ts.isBindingElement(element) ? bindingNames(element.name) : []))
}
