import ts from 'typescript'

/**
 * Returns the names of a declaration's members that its users can see: those of types at any depth, and those of
 * classes except private ones.
 */
export function publicMembers(declaration: ts.Node): ts.PropertyName[] {
  const names: ts.PropertyName[] = []
  const visit = (node: ts.Node): void => {
    if (isHidden(node)) return
    if (isMember(node) && !ts.isPrivateIdentifier(node.name)) names.push(node.name)
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return names
}

function isMember(node: ts.Node): node is ts.Node & { readonly name: ts.PropertyName } {
  return (
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isEnumMember(node)
  )
}

/** Whether a node is code or a private class member. */
function isHidden(node: ts.Node): boolean {
  if (ts.isBlock(node) || ts.isObjectLiteralExpression(node)) return true
  if (!ts.isClassElement(node)) return false
  const isPrivate = node.name !== undefined && ts.isPrivateIdentifier(node.name)
  const flags = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
  return isPrivate || (flags?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ?? false)
}
