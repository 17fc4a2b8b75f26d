/** A sentence and its position in its block. */
export interface Sentence {
  readonly offset: number
  readonly text: string
}

const END = /[.!?…][)\]"'”’*_]*(?=\s|$)/g
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|vs|cf|etc|no|approx)|\b[A-Z])\.$/i

/** Splits a block of prose into sentences. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let offset = 0
  const add = (end: number): void => {
    if (text.slice(offset, end).trim() !== '') sentences.push({ offset, text: text.slice(offset, end) })
    offset = end
  }
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (!ABBREVIATION.test(text.slice(offset, end))) add(end)
  }
  add(text.length)
  return sentences
}

/** Counts words. Inline code counts as one word. */
export function countWords(sentence: string): number {
  const joined = sentence.replace(/■\s+(?=■)/g, '')
  return joined.split(/\s+/).filter(word => /[\p{L}\p{N}■]/u.test(word)).length
}
