import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { repository } from '../workspace.ts'
import { findingAt, isPublished, type Rule, walk } from './Rule.ts'

/** Planned features, and views of features, in addition to the existing packages. */
const PLANNED = ['swaps', 'onramp', 'pay', 'siwx', 'embedded-wallet']
const VIEWS = /^(?:WalletSend|WalletSwap|Swap|Onramp|PayWith|SIWX|Transactions$)/

const packages = join(repository, 'packages')
const features = readdirSync(packages).filter(name => existsSync(join(packages, name, 'src/exports/feature.ts')))
const names = new Set([...PLANNED, ...features])

/**
 * Checks that core and UI name no feature. They look up what is registered, so that a custom feature works like the
 * built-in ones.
 */
export const featureNames: Rule = {
  name: 'feature-names',
  applies: path => isPublished(path) && /^packages\/appkit-(?:core|ui)\/src\//.test(path),
  check: file =>
    walk(file, node => {
      const text = nameIn(node)
      if (text === undefined || !(names.has(text) || VIEWS.test(text))) return []
      return [findingAt(file, node, `'${text}' names a feature; find what is registered instead`)]
    }),
}

/** Returns the text of a literal, the key of an object or a type, or a property read from `features`. */
function nameIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? undefined : node.text
  if (ts.isPropertyAccessExpression(node))
    return /\bfeatures$/u.test(node.expression.getText()) ? node.name.text : undefined
  if (!ts.isIdentifier(node)) return undefined
  const { parent } = node
  const isKey = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
  return isKey ? node.text : undefined
}
