import ts from 'typescript'
import { lineOf } from './lineOf.ts'
import { publicMembers } from './publicMembers.ts'

/** A name that a module exports, or a member of what it exports. */
export interface ExportedName {
  readonly name: string
  readonly line: number
}

/** Returns the names that a module exports and the members that importers can see. */
export function exportedNames(tree: ts.SourceFile): ExportedName[] {
  const listed = listedNames(tree)
  const names = listed.map(name => at(tree, name))
  const sources = new Set(listed.map(name => localName(name)))
  for (const statement of tree.statements) {
    for (const [name, declaration] of declarationsOf(statement)) {
      const isListed = sources.has(name.text)
      if (!isListed && !isExported(statement)) continue
      if (!isListed) names.push(at(tree, name))
      names.push(...publicMembers(declaration).map(member => at(tree, member)))
    }
  }
  return names
}

/** Returns the names of `export { name, other as name }`, with or without `from`. */
function listedNames({ statements }: ts.SourceFile): ts.ExportSpecifier[] {
  return statements.flatMap(statement => {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined
    return clause && ts.isNamedExports(clause) ? [...clause.elements] : []
  })
}

function localName({ name, propertyName = name }: ts.ExportSpecifier): string {
  return propertyName.text
}

function declarationsOf(statement: ts.Statement): [ts.Identifier, ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(one => {
      const { name } = one
      return ts.isIdentifier(name) ? [[name, one] satisfies [ts.Identifier, ts.Node]] : []
    })
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [[statement.name, statement]] : []
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function at(tree: ts.SourceFile, node: ts.PropertyName | ts.ExportSpecifier): ExportedName {
  const name = ts.isExportSpecifier(node) ? node.name : node
  return { name: name.getText(tree).replace(/^['"]|['"]$/g, ''), line: lineOf(tree, name) }
}
