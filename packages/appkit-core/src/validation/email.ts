/** Longest address that SMTP can carry, in characters. Also keeps the check below quick whatever is typed. */
const limit = 254

/**
 * True for text that looks like an email address: something, an at sign, and a domain with a dot, without white space.
 *
 * @example
 * ```ts
 * isEmail('ada@example.org') // true
 * ```
 */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > limit || /\s/.test(value)) return false
  const [local, domain = '', ...rest] = value.split('@')
  // A dot with at least one character on either side; indices, because a pattern for it would backtrack.
  const dot = domain.indexOf('.', 1)
  return local !== '' && rest.length === 0 && dot > 0 && dot < domain.length - 1
}
