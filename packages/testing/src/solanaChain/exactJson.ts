// No text that is answered begins so and has only digits behind it.
const mark = '\u0000'

/** JSON in which a bigint is a plain number with all of its digits, as a node writes its 64-bit integers. */
export function exactJson(value: unknown): string {
  const text = JSON.stringify(value, (_, entry) => (typeof entry === 'bigint' ? `${mark}${entry}` : entry))
  return text.replaceAll(/"\\u0000(-?\d+)"/g, '$1')
}
