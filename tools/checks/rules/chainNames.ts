import ts from 'typescript'
import { findingAt, isPublished, type Rule, walk } from './Rule.ts'

const CHAIN = /^(?:eip155|solana|bip122)(?::|$)/

const DATA = /\/data\//
const comparisons: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]

/**
 * Checks that core and UI name no chain. Adapters and data describe the differences between chains, so that a custom
 * chain works like the built-in ones. Data is in `data` folders and makes no decisions.
 */
export const chainNames: Rule = {
  name: 'chain-names',
  applies: path => isPublished(path) && /^packages\/appkit-(?:core|ui)\/src\//.test(path),
  check: file =>
    walk(file, node => {
      if (DATA.test(file.path)) return decides(node) ? [findingAt(file, node, 'data decides nothing; move this')] : []
      const text = nameIn(node)
      if (text === undefined || !CHAIN.test(text)) return []
      return [findingAt(file, node, `'${text}' names a chain; let the adapter, or data, say what differs`)]
    }),
}

/** Whether a node branches or compares. */
function decides(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return comparisons.includes(node.operatorToken.kind)
  return ts.isIfStatement(node) || ts.isConditionalExpression(node) || ts.isSwitchStatement(node)
}

/** Returns the text of a literal or of the start of a template, or the key of an object or a type. */
function nameIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text
  if (!ts.isIdentifier(node)) return undefined
  const { parent } = node
  const isKey = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
  return isKey ? node.text : undefined
}
