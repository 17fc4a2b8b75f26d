// Marks bigints. No other string in a response consists of this character and digits.
const mark = '\u0000'

/** Returns JSON in which every bigint is a number with all digits, like the 64-bit integers of a node. */
export function exactJson(value: unknown): string {
  const text = JSON.stringify(value, (_, entry) => (typeof entry === 'bigint' ? `${mark}${entry}` : entry))
  return text.replaceAll(/"\\u0000(-?\d+)"/g, '$1')
}
