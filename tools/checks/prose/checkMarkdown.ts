import { checkBlock } from './checkBlock.ts'
import type { ProseFinding } from './ProseViolation.ts'
import { proseLines } from './proseLines.ts'
import { splitBlocks } from './splitBlocks.ts'
import type { TextLine } from './TextBlock.ts'

const WIDEST_LINE = 100

/** Checks the prose of a Markdown file: terms, long sentences and wide lines. Ignores code. */
export function checkMarkdown(text: string): ProseFinding[] {
  const lines = proseLines(text)
  return [...splitBlocks(lines).flatMap(checkBlock), ...lines.flatMap(wideLine)].sort((a, b) => a.line - b.line)
}

function wideLine({ number, text }: TextLine): ProseFinding[] {
  const isFree = /^\s*(?:>\s*)*(?:\||#|<)/.test(text) || /^\s*\[[^\]]+\]:/.test(text)
  // A link can't be wrapped, so its URL doesn't count.
  const width = text.replace(/\]\([^)]*\)/g, ']').replace(/https?:\S+/g, '').length
  if (isFree || width <= WIDEST_LINE) return []
  return [{ line: number, term: 'wide line', message: `${width} columns → wrap at ${WIDEST_LINE}` }]
}
