import { findTerms } from './findTerms.ts'
import type { ProseFinding } from './ProseViolation.ts'
import { countWords, sentencesOf } from './sentencesOf.ts'
import type { TextBlock } from './TextBlock.ts'

/** The longest sentence that docs and comments may contain, in words. */
const LONGEST_SENTENCE = 35

/** Checks the terms and the length of every sentence of a block. */
export function checkBlock(block: TextBlock): ProseFinding[] {
  return sentencesOf(block.text).flatMap(({ offset, text }) => {
    const found = findTerms(text, 'text').map(({ term, offset: start, text: words }) => ({
      line: block.lineAt(offset + start),
      term: term.name,
      message: `"${words}" → ${term.use}`,
    }))
    const words = countWords(text)
    if (words <= LONGEST_SENTENCE) return found
    const line = block.lineAt(offset + text.search(/\S/))
    return [...found, { line, term: 'long sentence', message: `a sentence of ${words} words → two sentences` }]
  })
}
