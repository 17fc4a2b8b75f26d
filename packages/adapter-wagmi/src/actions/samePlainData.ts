/** Returns whether two values of plain data are deeply equal. */
export function samePlainData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => samePlainData(a[key as keyof typeof a], b[key as keyof typeof b]))
  )
}
