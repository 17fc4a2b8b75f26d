import ts from 'typescript'

export interface Import {
  readonly specifier: string
  readonly line: number
  /** `type` is erased by the compiler; `lazy` is `import()`. */
  readonly kind: 'value' | 'type' | 'lazy'
}

/** Returns every module that a file imports, in order: imports, re-exports, `import()` and `import('…')` types. */
export function importsOf(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const found: Import[] = []
  const add = (node: ts.Node | undefined, at: ts.Node, kind: Import['kind']): void => {
    if (!node || !ts.isStringLiteralLike(node)) return
    const { line } = source.getLineAndCharacterOfPosition(at.getStart(source))
    found.push({ specifier: node.text, line: line + 1, kind })
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'value')
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node, node.isTypeOnly ? 'type' : 'value')
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], node, 'lazy')
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, node, 'type')
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
