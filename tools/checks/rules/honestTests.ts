import ts from 'typescript'
import { findingAt, type Rule, walk } from './Rule.ts'

const SWITCHES = new Set(['fails', 'fixme', 'only', 'skip', 'skipIf', 'runIf', 'todo'])
const RUNNERS = /^(test|it|describe|suite)(\.|$)/
const POSTPONED = /(?:\/\/|\/\*|^\s*\*).*\b(TODO|FIXME|XXX)\b/

/** Rejects skipped tests, which test nothing, and focused tests, which hide the others. */
export const honestTests: Rule = {
  name: 'honest-tests',
  applies: path => /\.(test|spec|test-d)\.[cm]?[jt]sx?$/.test(path),
  check: file =>
    walk(file, node => {
      if (!ts.isPropertyAccessExpression(node) || !SWITCHES.has(node.name.text)) return []
      if (!RUNNERS.test(node.expression.getText(file.tree))) return []
      return [findingAt(file, node, `.${node.name.text} switches tests off`)]
    }),
}

/** Rejects comments about postponed work, because that belongs in the tracker. */
export const nothingPostponed: Rule = {
  name: 'nothing-postponed',
  applies: path => /^(packages|examples|bench|tools\/(config|e2e-kit|scripts))\//.test(path),
  check: ({ text }) =>
    text.split('\n').flatMap((content, index) => {
      const word = POSTPONED.exec(content)?.[1]
      return word ? [{ line: index + 1, message: `${word} in a comment` }] : []
    }),
}
