/** Maximum nesting depth of a body. Account metadata has at most 100 levels. */
const DEEPEST = 128
/** Maximum values in a body, including members and items. A batch of 1,000 calls has about 20,000. */
const MOST_VALUES = 100_000

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92

/**
 * Returns why a JSON text is too expensive to parse. Undefined if it isn't. Texts such as `[[[…` and `[1,1,…` can take
 * many times their size in memory.
 */
export function jsonExcess(text: string): string | undefined {
  let depth = 0
  let values = 0
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = closingQuote(text, index)
        break
      case COMMA:
        values++
        break
      case 91: // [
      case 123: // {
        depth++
        values++
        break
      case 93: // ]
      case 125: // }
        depth--
        break
    }
    if (depth > DEEPEST) return `The body may nest ${DEEPEST} levels at most`
    if (values > MOST_VALUES) return `The body may hold ${MOST_VALUES} values at most`
  }
  return undefined
}

function closingQuote(text: string, opening: number): number {
  let index = opening + 1
  for (; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === BACKSLASH) index++
    else if (code === QUOTE) break
  }
  return index
}
