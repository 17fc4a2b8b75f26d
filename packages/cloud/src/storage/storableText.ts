/** Returns the text as Postgres can store it, without NUL and unpaired surrogates. */
export function storableText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '')
}

/** Maximum nesting. Deeper than any real value, and within the limit of Postgres's parser. */
const DEEPEST = 100

/** Returns whether Postgres can store a JSON value unchanged. */
export function isStorable(value: unknown, depth = 1): boolean {
  if (typeof value === 'string') return storableText(value) === value
  if (typeof value !== 'object' || value === null) return true
  if (depth > DEEPEST) return false
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item, depth + 1))
}
