/**
 * Returns whether the JSON of `value` is certainly longer than `limit` characters, without serializing it. If false,
 * the JSON may still be longer: commas, escapes and most digits of numbers aren't counted.
 */
export function isLongerAsJson(value: unknown, limit: number): boolean {
  return count(value, limit) > limit
}

/**
 * Counts the characters of strings and names with their quotation marks, and one for each number, boolean and `null`.
 * Stops once the count exceeds `limit`.
 */
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
