import { maskMarkdown } from './maskMarkdown.ts'
import { TextBlock, type TextLine } from './TextBlock.ts'

const HEADING = /^\s{0,3}#{1,6}\s/
const TABLE_ROW = /^\s*\|/
const TABLE_RULE = /^[\s|:-]+$/
const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/
const QUOTE = /^\s*>\s?/

/** Splits Markdown or the text of a comment into blocks of prose. Fenced code must already be blanked out. */
export function splitBlocks(lines: readonly TextLine[]): TextBlock[] {
  const blocks: TextLine[][] = []
  let open: TextLine[] | undefined
  const start = (line: TextLine): void => {
    open = [line]
    blocks.push(open)
  }
  for (const line of maskLines(lines)) {
    const text = line.text.replace(QUOTE, '')
    if (text.trim() === '') open = undefined
    else if (TABLE_ROW.test(text)) {
      if (!TABLE_RULE.test(text)) for (const cell of text.split('|')) start({ ...line, text: cell })
      open = undefined
    } else if (HEADING.test(text)) {
      start({ ...line, text: text.replace(HEADING, '') })
      open = undefined
    } else if (LIST_ITEM.test(text) || !open) start({ ...line, text: text.replace(LIST_ITEM, '') })
    else open.push({ ...line, text })
  }
  return blocks.map(block => new TextBlock(block))
}

/** Masks each paragraph separately, so that a stray backtick hides nothing outside its paragraph. */
function maskLines(lines: readonly TextLine[]): TextLine[] {
  const masked = lines
    .map(({ text }) => text)
    .join('\n')
    .split(/(\n\s*\n)/)
    .map(maskMarkdown)
    .join('')
    .split('\n')
  return lines.map(({ number }, index) => ({ number, text: masked[index] ?? '' }))
}
