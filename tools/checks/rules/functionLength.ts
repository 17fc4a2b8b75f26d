import ts from 'typescript'
import { findingAt, isPublished, type Rule, walk } from './Rule.ts'

const LIMIT = 60

/**
 * Limits functions to 60 lines, because a longer function does more than one thing. Exceptions have a reason in
 * `allowances.ts`.
 */
export const functionLength: Rule = {
  name: 'function-length',
  applies: isPublished,
  check: file =>
    walk(file, node => {
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return []
      const [first, last] = [node.getStart(file.tree), node.end].map(
        at => file.tree.getLineAndCharacterOfPosition(at).line,
      )
      const lines = (last ?? 0) - (first ?? 0) + 1
      return lines > LIMIT ? [findingAt(file, node, `a function of ${lines} lines, more than ${LIMIT}`)] : []
    }),
}
