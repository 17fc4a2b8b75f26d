/** Longest text to print of a string. */
const textLength = 40

/** Prints a value for an error message: `'blue'`, `1`, `undefined`, `a list`, `the class WagmiAdapter`, `an object`. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.length > textLength ? `${value.slice(0, textLength)}…` : value}'`
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'function') return isClass(value) ? `the class ${value.name || 'of an adapter'}` : 'a function'
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Promise) return 'a promise'
  const { name } = Object.getPrototypeOf(value)?.constructor ?? {}
  return typeof name === 'string' && !['', 'Object'].includes(name) ? `an instance of ${name}` : 'an object'
}

/** Returns whether a value is a class, which apps pass if they forget `new`. */
export function isClass(value: unknown): value is { readonly name: string } {
  return typeof value === 'function' && /^class\b/u.test(Function.prototype.toString.call(value))
}
