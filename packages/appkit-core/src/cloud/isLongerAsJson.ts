/**
 * Whether JSON of `value` is certainly longer than `limit` characters. Stops counting there, so that a long answer needn't be printed to know that it
 * is one. False: it may be longer, by quotation marks and escapes that aren't counted.
 */
export function isLongerAsJson(value: unknown, limit: number): boolean {
  return count(value, limit) > limit
}

/** Characters of names and texts, each value at least one; no more than it takes to be over `limit`. */
function count(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : 1
  const isList = Array.isArray(value)
  let counted = 2
  for (const name in value) {
    const entry = (value as Record<string, unknown>)[name]
    if (entry === undefined) continue
    counted += (isList ? 0 : name.length + 3) + count(entry, limit - counted)
    if (counted > limit) break
  }
  return counted
}
