import ts from 'typescript'

/** The names in a block of code. */
export interface BlockNames {
  /** Names that the block imports or declares at its top level. */
  readonly declared: ReadonlySet<string>
  /** The declared names that it already exports. */
  readonly exported: ReadonlySet<string>
  /** Names that it uses without declaring them. */
  readonly free: ReadonlySet<string>
  /** Names that it imports from relative paths, by path. The list of a dynamic import is empty. */
  readonly relative: ReadonlyMap<string, readonly string[]>
}

/** Returns the names in a block of code, based only on its syntax. */
export function namesOf(code: string): BlockNames {
  const tree = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const declared = new Set<string>()
  const exported = new Set<string>()
  const local = new Set<string>()
  const used = new Set<string>()
  const relative = new Map<string, readonly string[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isDeclared(node)) {
        local.add(node.text)
        const statement = topLevelStatement(node)
        if (statement) declared.add(node.text)
        if (statement && isExported(statement)) exported.add(node.text)
      } else if (isUse(node)) used.add(node.text)
    } else if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings
      const path = node.moduleSpecifier.text
      if (path.startsWith('.') && bindings && ts.isNamedImports(bindings)) {
        relative.set(
          path,
          bindings.elements.map(({ name, propertyName = name }) => propertyName.text),
        )
      }
    } else if (isDynamicImport(node)) {
      const [path] = node.arguments
      if (path && ts.isStringLiteral(path) && path.text.startsWith('.') && !relative.has(path.text))
        relative.set(path.text, [])
    } else if (ts.isExportSpecifier(node) && !node.propertyName) exported.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { declared, exported, free: new Set([...used].filter(name => !local.has(name))), relative }
}

function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent))
    return parent.name === node
  const isNamed =
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isFunctionExpression(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isEnumDeclaration(parent)
  return isNamed && parent.name === node
}

/** Returns the top-level statement that declares a name, or undefined if a function or block is in between. */
function topLevelStatement(node: ts.Identifier): ts.Statement | undefined {
  let one: ts.Node = node.parent
  if (ts.isParameter(one) || ts.isTypeParameterDeclaration(one) || ts.isFunctionExpression(one)) return undefined
  while (ts.isBindingElement(one) || ts.isObjectBindingPattern(one) || ts.isArrayBindingPattern(one)) one = one.parent
  if (ts.isParameter(one)) return undefined
  while (
    ts.isVariableDeclaration(one) ||
    ts.isVariableDeclarationList(one) ||
    ts.isImportSpecifier(one) ||
    ts.isNamedImports(one) ||
    ts.isNamespaceImport(one) ||
    ts.isImportClause(one)
  ) {
    one = one.parent
  }
  return ts.isSourceFile(one.parent) ? (one as ts.Statement) : undefined
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  const kinds = modifiers.map(({ kind }) => kind)
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
}

/** Whether an identifier is a reference, and not the name of a property, attribute or import. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isImportSpecifier(parent) || ts.isJsxAttribute(parent) || ts.isMetaProperty(parent)) return false
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.propertyName !== node
  return !(ts.isClassElement(parent) || ts.isTypeElement(parent)) || parent.name !== node
}
