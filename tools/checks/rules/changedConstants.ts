import ts from 'typescript'
import { changedRoot, isShadowed, plainExpression } from './changedRoot.ts'
import { type Finding, findingAt, type SourceFile, walk } from './Rule.ts'

const MUTABLE_TYPES = new Set(['Array', 'Record', 'Partial', 'Map', 'Set'])

/**
 * Finds module-level literals and collections that hold state: those that their file changes, empty literals, and
 * exported literals that importers could change. A named type is trusted. With `as const`, a readonly type or
 * `Object.freeze()`, a literal is a constant.
 */
export function changedConstants(file: SourceFile): Finding[] {
  const constants = moduleConstants(file.tree)
  const exported = exportedNames(file.tree)
  const open = [...constants].flatMap(([name, declaration]) => {
    if (!isLiteral(declaration) || isReadonly(declaration)) return []
    if (isEmpty(declaration)) return [findingAt(file, declaration, `an empty module-level ${name} is state to fill`)]
    if (!exported.has(name)) return []
    return [findingAt(file, declaration, `any importer can change ${name}: give it a readonly type or \`as const\``)]
  })
  const changed = walk(file, node => {
    const root = changedRoot(node)
    if (!root || !constants.has(root.text) || isShadowed(root)) return []
    return [findingAt(file, node, `this changes the module-level ${root.text}, which every instance shares`)]
  })
  return [...open, ...changed]
}

/** Returns the module-level declarations of literals and collections, by name. */
function moduleConstants({ statements }: ts.SourceFile): Map<string, ts.VariableDeclaration> {
  const declarations = statements.filter(ts.isVariableStatement).flatMap(one => [...one.declarationList.declarations])
  return new Map(
    declarations.flatMap(one =>
      ts.isIdentifier(one.name) && (isLiteral(one) || isCollection(one)) ? [[one.name.text, one] as const] : [],
    ),
  )
}

function exportedNames({ statements }: ts.SourceFile): Set<string> {
  return new Set(
    statements.flatMap(statement => {
      if (ts.isVariableStatement(statement))
        return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
          ? statement.declarationList.declarations.map(({ name }) => name.getText())
          : []
      if (ts.isExportAssignment(statement)) return [statement.expression.getText()]
      if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier) return []
      const { exportClause } = statement
      if (!exportClause || !ts.isNamedExports(exportClause)) return []
      return exportClause.elements.map(({ name, propertyName = name }) => propertyName.text)
    }),
  )
}

function isLiteral({ initializer }: ts.VariableDeclaration): boolean {
  const plain = initializer && plainExpression(initializer)
  return plain !== undefined && (ts.isObjectLiteralExpression(plain) || ts.isArrayLiteralExpression(plain))
}

function isCollection({ initializer }: ts.VariableDeclaration): boolean {
  return (
    initializer !== undefined &&
    ts.isNewExpression(initializer) &&
    /^(Weak)?(Map|Set)$/.test(initializer.expression.getText())
  )
}

function isEmpty({ initializer }: ts.VariableDeclaration): boolean {
  return initializer !== undefined && /^[[{]\s*[\]}]/.test(plainExpression(initializer).getText())
}

function isReadonly({ type, initializer }: ts.VariableDeclaration): boolean {
  if (type) return !isMutableType(type)
  let node = initializer
  while (node && (ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))) node = node.expression
  if (!node || !ts.isAsExpression(node)) return false
  return ts.isConstTypeReference(node.type) || !isMutableType(node.type)
}

/** Whether a type is mutable as written. A single file doesn't show what a named type allows. */
function isMutableType(type: ts.TypeNode): boolean {
  if (ts.isArrayTypeNode(type) || ts.isTupleTypeNode(type)) return true
  if (ts.isTypeReferenceNode(type)) return MUTABLE_TYPES.has(type.typeName.getText())
  if (!ts.isTypeLiteralNode(type)) return false
  return type.members.some(
    member =>
      (ts.isPropertySignature(member) || ts.isIndexSignatureDeclaration(member)) &&
      !member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword),
  )
}
