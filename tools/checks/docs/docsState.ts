import type { Violation } from '../violation.ts'
import type { CodeBlock } from './CodeBlock.ts'
import { checkExamples } from './checkExamples.ts'
import type { DocsState } from './DocsBacklog.ts'
import { blocksOf, docFiles } from './docFiles.ts'
import { type ExportedDoc, exampleShares } from './exportedDocs.ts'

/** Checks the docstrings and examples of a repository. */
export function docsState(root: string, docs: readonly ExportedDoc[]): DocsState {
  const blocks = docFiles(root).flatMap(file => blocksOf(root, file))
  return {
    undocumented: undocumented(docs),
    failing: checkExamples(root, blocks),
    unchecked: blocks.filter(({ isUnchecked }) => isUnchecked).map(toUnchecked),
    examples: exampleShares(docs),
  }
}

/** A name that several packages export counts once, where it is declared. */
function undocumented(docs: readonly ExportedDoc[]): Violation[] {
  const missing = docs.filter(({ isDocumented }) => !isDocumented)
  const places = new Map(missing.map(doc => [`${doc.file}:${doc.line}`, doc]))
  return [...places.values()].map(({ file, line, name }) => ({
    rule: 'docstring',
    file,
    line,
    message: `${name} is exported and has no docstring`,
  }))
}

function toUnchecked({ file, line }: CodeBlock): Violation {
  return { rule: 'no-check', file, line, message: 'the example is not type-checked' }
}
