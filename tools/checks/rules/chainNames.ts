import ts from 'typescript'
import { findingAt, isPublished, type Rule, walk } from './Rule.ts'

const CHAIN = /^(?:eip155|solana|bip122)(?::|$)/

const DATA = /\/data\//
const comparisons: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]

/**
 * Core and UI name no chain: adapters and data describe what differs between chains, so that a chain with any name works like one of ours.
 * Data is in folders of that name, and decides nothing.
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

/** Whether a node chooses between cases, or compares. */
function decides(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return comparisons.includes(node.operatorToken.kind)
  return ts.isIfStatement(node) || ts.isConditionalExpression(node) || ts.isSwitchStatement(node)
}

/** The text of a literal or of the start of a template, or the key of an object or of a type. */
function nameIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text
  if (!ts.isIdentifier(node)) return undefined
  const { parent } = node
  const isKey = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
  return isKey ? node.text : undefined
}
