import ts from 'typescript'
import { findTerms } from './findTerms.ts'
import { lineOf } from './lineOf.ts'
import type { ProseFinding } from './ProseViolation.ts'
import { titleCaseWords } from './titleCaseWords.ts'

/** Punctuation and words that strings of the modal must not contain, besides the terms of the glossary. */
const SIGNS: readonly { readonly pattern: RegExp; readonly term: string; readonly message: string }[] = [
  { pattern: /!/, term: 'exclamation mark', message: '"!" → a period, or nothing' },
  { pattern: /\bplease\b/i, term: 'please', message: '"please" → the verb alone' },
  { pattern: /['"]/, term: 'straight quote', message: `"'" → ’, “ or ”` },
  { pattern: /\.\.\./, term: 'three dots', message: '"..." → …' },
]

/** Checks the strings of an English catalog: terms, sentence case and punctuation. */
export function checkCatalog(tree: ts.SourceFile): ProseFinding[] {
  return catalogStrings(tree).flatMap(node => {
    const line = lineOf(tree, node)
    const terms = findTerms(node.text, 'string').map(({ term, text }) => ({
      line,
      term: term.name,
      message: `"${text}" → ${term.use}`,
    }))
    const signs = SIGNS.filter(({ pattern }) => pattern.test(node.text)).map(sign => ({ line, ...sign }))
    const titles = titleCaseWords(node.text)
    const title = {
      line,
      term: 'title case',
      message: `"${node.text}" → sentence case: ${titles.join(', ').toLowerCase()}`,
    }
    return [...terms, ...signs, ...(titles.length > 0 ? [title] : [])]
  })
}

/** Returns the string values of a catalog, without keys and imports. */
function catalogStrings(tree: ts.SourceFile): ts.StringLiteralLike[] {
  const strings: ts.StringLiteralLike[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) strings.push(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return strings
}
