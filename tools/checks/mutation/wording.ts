import type { babel } from '@stryker-mutator/core'

type Node = babel.NodePath['node']

/** Ignores error messages, because a test that repeats their wording proves nothing. Error codes are still mutated. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'wording', value: { shouldIgnore } }]

function shouldIgnore({ node, parent, listKey }: babel.NodePath): string | undefined {
  if (listKey !== 'arguments' || parent?.type !== 'NewExpression') return undefined
  if (parent.callee.type !== 'Identifier' || !parent.callee.name.endsWith('Error')) return undefined
  return isProse(node) ? 'The wording of an error.' : undefined
}

function isProse(node: Node): boolean {
  if (node.type === 'StringLiteral') return node.value.includes(' ')
  return node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => value.raw.includes(' '))
}
