import { checkCatalog } from './checkCatalog.ts'
import { checkComments } from './checkComments.ts'
import { checkManifest } from './checkManifest.ts'
import { checkMarkdown } from './checkMarkdown.ts'
import { checkMessages } from './checkMessages.ts'
import { checkNames } from './checkNames.ts'
import type { ProseFinding, ProseViolation } from './ProseViolation.ts'
import { parseSource } from './parseSource.ts'

const CATALOG = /\/locales\/(?:[^/]+\.)?en\.ts$/
const PACKAGE_SOURCE = /^packages\/[^/]+\/src\//

/** Checks every text of a file that people read: prose, comments, strings and exported names. */
export function checkFile(path: string, text: string): ProseViolation[] {
  return findingsIn(path, text)
    .toSorted((a, b) => a.line - b.line)
    .map(finding => ({ rule: 'prose', file: path, ...finding }))
}

function findingsIn(path: string, text: string): ProseFinding[] {
  if (path.endsWith('.md')) return checkMarkdown(text)
  if (path.endsWith('.json')) return checkManifest(text)
  const tree = parseSource(path, text)
  return [
    ...checkComments(tree),
    ...checkMessages(tree),
    ...(CATALOG.test(path) ? checkCatalog(tree) : []),
    ...(PACKAGE_SOURCE.test(path) ? checkNames(tree) : []),
  ]
}
