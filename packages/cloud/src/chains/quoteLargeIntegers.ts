const QUOTE = 0x22
const BACKSLASH = 0x5c
const MINUS = 0x2d
const ZERO = 0x30
const NINE = 0x39
/** The other characters of a JSON number: `+ . E e`. */
const NUMBER_MARKS: ReadonlySet<number> = new Set([0x2b, 0x2e, 0x45, 0x65])

/**
 * Quotes each integer of a JSON text that doesn't fit a double. Visits each character once. Doesn't use a regular
 * expression, because engines fail on strings of more than eight million characters.
 *
 * @param json - Valid JSON.
 */
export function quoteLargeIntegers(json: string): string {
  const pieces: string[] = []
  let copied = 0
  for (let index = 0; index < json.length; ) {
    const code = json.charCodeAt(index)
    if (code === QUOTE) {
      index = endOfString(json, index)
    } else if (code === MINUS || isDigit(code)) {
      const { end, isInteger } = readNumber(json, index)
      if (isInteger && end - index >= 16) {
        const digits = json.slice(index, end)
        if (!Number.isSafeInteger(Number(digits))) {
          pieces.push(json.slice(copied, index), '"', digits, '"')
          copied = end
        }
      }
      index = end
    } else {
      index += 1
    }
  }
  return copied === 0 ? json : pieces.join('') + json.slice(copied)
}

/** Returns the index after the string that starts at `start`: the position after its first unescaped quote. */
function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start + 1); quote >= 0; quote = json.indexOf('"', quote + 1)) {
    let slashes = 0
    while (json.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return quote + 1
  }
  return json.length
}

function readNumber(json: string, start: number): { readonly end: number; readonly isInteger: boolean } {
  let isInteger = true
  let end = start + 1
  for (; end < json.length; end += 1) {
    const code = json.charCodeAt(end)
    if (isDigit(code)) continue
    if (code !== MINUS && !NUMBER_MARKS.has(code)) break
    isInteger = false
  }
  return { end, isInteger }
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}
