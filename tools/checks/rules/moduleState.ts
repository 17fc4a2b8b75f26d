import ts from 'typescript'
import { changedConstants } from './changedConstants.ts'
import { type Finding, findingAt, isPublished, type Rule, type SourceFile } from './Rule.ts'

const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

/**
 * Rejects module-level state, because all state belongs to an instance: no `proxy()`, no `let`, no empty collections,
 * and no objects or arrays that the module changes.
 */
export const moduleState: Rule = {
  name: 'module-state',
  applies: isPublished,
  check: file => [
    ...file.tree.statements.flatMap(statement => {
      if (!ts.isVariableStatement(statement)) return mutable(file, statement)
      const { declarationList } = statement
      const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0
      return isConstant
        ? mutable(file, declarationList)
        : [findingAt(file, statement, 'a module-level variable is shared by every instance')]
    }),
    ...changedConstants(file),
  ],
}

/** Finds state that is created while the module loads. Functions may create state. */
function mutable(file: SourceFile, node: ts.Node): Finding[] {
  if (ts.isFunctionLike(node)) return []
  if (ts.isPropertyDeclaration(node) && !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword))
    return []
  const found: Finding[] = []
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'proxy') {
    found.push(findingAt(file, node, 'a module-level proxy() is shared by every instance'))
  }
  if (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    COLLECTIONS.has(node.expression.text) &&
    !node.arguments?.length
  ) {
    found.push(
      findingAt(file, node, `an empty module-level ${node.expression.text} is state, shared by every instance`),
    )
  }
  ts.forEachChild(node, child => void found.push(...mutable(file, child)))
  return found
}
