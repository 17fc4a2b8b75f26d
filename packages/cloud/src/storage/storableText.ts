/** Returns the text as Postgres can store it: without NUL, and with U+FFFD for each unpaired surrogate. */
export function storableText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '')
}

/** Maximum nesting. No real value is deeper, and Postgres can parse it. */
const DEEPEST = 100

/** Returns whether Postgres can store a JSON value unchanged. False for a value that is nested too deeply. */
export function isStorable(value: unknown, depth = 1): boolean {
  if (typeof value === 'string') return storableText(value) === value
  if (typeof value !== 'object' || value === null) return true
  if (depth > DEEPEST) return false
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item, depth + 1))
}
