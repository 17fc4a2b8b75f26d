/** Postgres stores neither NUL nor half a surrogate pair. */
export function storableText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '')
}

/** Far beyond what anybody means, and short of where the reader of Postgres ends. */
const DEEPEST = 100

/** Whether Postgres can store a JSON value as it is. */
export function isStorable(value: unknown, depth = 1): boolean {
  if (typeof value === 'string') return storableText(value) === value
  if (typeof value !== 'object' || value === null) return true
  if (depth > DEEPEST) return false
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item, depth + 1))
}
