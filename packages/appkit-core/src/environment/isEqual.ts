/**
 * Returns whether two values are equal. Compares plain objects and arrays by content, everything else with `isSame`.
 * Default: by identity.
 *
 * @example
 * ```ts
 * import { isEqual } from '@openappkit/appkit-core'
 *
 * isEqual({ ids: [1] }, { ids: [1] }) // true
 * ```
 */
export function isEqual(a: unknown, b: unknown, isSame: (a: unknown, b: unknown) => boolean = Object.is): boolean {
  if (isSame(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every(name => Object.hasOwn(b, name) && isEqual(a[name], b[name], isSame))
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype
}
