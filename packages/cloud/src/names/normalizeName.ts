import { normalize } from 'viem/ens'

/** Maximum bytes. Users never type longer names, but contracts may generate them. */
const LIMIT = 255

/**
 * Returns a name in the normalized form that ENS hashes (ENSIP-15). Undefined if the name is invalid: it contains
 * disallowed characters, mixes scripts within a label, has no dot or an empty label, is too long, or starts with an
 * address.
 */
export function normalizeName(name: string): string | undefined {
  if (name.length > LIMIT) return undefined
  try {
    const normal = normalize(name)
    const [first = '', ...parents] = normal.split('.')
    if (parents.length === 0 || [first, ...parents].includes('')) return undefined
    // Such a name reads as one address but resolves to another.
    if (/^0x[0-9a-f]{40}$/.test(first)) return undefined
    return new TextEncoder().encode(normal).length > LIMIT ? undefined : normal
  } catch {
    return undefined
  }
}
