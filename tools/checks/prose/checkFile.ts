import { checkCatalog } from './checkCatalog.ts'
import { checkComments } from './checkComments.ts'
import { checkComponent } from './checkComponent.ts'
import { checkManifest } from './checkManifest.ts'
import { checkMarkdown } from './checkMarkdown.ts'
import { checkMessages, checkStrings } from './checkMessages.ts'
import { checkNames } from './checkNames.ts'
import { checkStyles } from './checkStyles.ts'
import type { ProseFinding, ProseViolation } from './ProseViolation.ts'
import { parseSource } from './parseSource.ts'

const CATALOG = /\/locales\/(?:[^/]+\.)?en\.ts$/
const PACKAGE_SOURCE = /^packages\/[^/]+\/src\//
const TEST = /\.test\.tsx?$/

/** Checks all text in a file that people read: prose, comments, strings and exported names. */
export function checkFile(path: string, text: string): ProseViolation[] {
  return findingsIn(path, text)
    .toSorted((a, b) => a.line - b.line)
    .map(finding => ({ rule: 'prose', file: path, ...finding }))
}

function findingsIn(path: string, text: string): ProseFinding[] {
  if (path.endsWith('.md')) return checkMarkdown(text)
  if (path.endsWith('.json')) return checkManifest(text)
  if (path.endsWith('.css')) return checkStyles(text)
  if (/\.(vue|svelte|astro)$/.test(path)) return checkComponent(path, text)
  const tree = parseSource(path, text)
  const [isCatalog, isPackageSource] = [CATALOG.test(path), PACKAGE_SOURCE.test(path)]
  return [
    ...checkComments(tree),
    ...(isPackageSource && !isCatalog && !TEST.test(path) ? checkStrings(tree) : checkMessages(tree)),
    ...(isCatalog ? checkCatalog(tree) : []),
    ...(isPackageSource ? checkNames(tree) : []),
  ]
}
