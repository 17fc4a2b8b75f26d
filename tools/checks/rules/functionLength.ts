import ts from 'typescript'
import { findingAt, isPublished, type Rule, walk } from './Rule.ts'

const LIMIT = 60

/** A function of more than 60 lines does more than one thing, or says in `allowances.ts` why it is as long as it is. */
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
