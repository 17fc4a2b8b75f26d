import type { Violation } from '../violation.ts'
import { checkExamples } from './checkExamples.ts'
import { blocksOf, docFiles } from './docFiles.ts'
import { type ExportedDoc, exampleShares } from './exportedDocs.ts'

/** Percentage of a package's exported functions that must have an example. */
const GOAL = 60

/** Checks that every exported name has a docstring, that enough functions have an example, and that examples compile. */
export function checkDocs(root: string, docs: readonly ExportedDoc[]): Violation[] {
  const blocks = docFiles(root).flatMap(file => blocksOf(root, file))
  return [...undocumented(docs), ...withoutExamples(docs), ...checkExamples(root, blocks)]
}

/** Returns a violation for every undocumented declaration. If several packages export it, it counts once. */
function undocumented(docs: readonly ExportedDoc[]): Violation[] {
  const missing = docs.filter(({ isDocumented }) => !isDocumented)
  const byLocation = new Map(missing.map(doc => [`${doc.file}:${doc.line}`, doc]))
  return [...byLocation.values()].map(({ file, line, name }) => ({
    rule: 'docstring',
    file,
    line,
    message: `${name} is exported and has no docstring`,
  }))
}

function withoutExamples(docs: readonly ExportedDoc[]): Violation[] {
  return Object.entries(exampleShares(docs)).flatMap(([file, share]) => {
    const message = `${share} % of the exported functions have an example → at least ${GOAL} %`
    return share < GOAL ? [{ rule: 'examples', file, message }] : []
  })
}
