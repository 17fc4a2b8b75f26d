import { normalize } from 'viem/ens'

/** Bytes. No name that anybody types comes near it; one that a contract made up may. */
const LIMIT = 255

/**
 * A name in the one spelling that ENS hashes (ENSIP-15). Undefined where it has none: characters that aren't allowed, scripts mixed within a label so that one letter passes for
 * another, no dot, or a first label that is an address.
 */
export function normalizeName(name: string): string | undefined {
  if (name.length > LIMIT) return undefined
  try {
    const normal = normalize(name)
    const [first = '', ...parents] = normal.split('.')
    if (parents.length === 0 || [first, ...parents].includes('')) return undefined
    // A name that reads as one address and leads to another.
    if (/^0x[0-9a-f]{40}$/.test(first)) return undefined
    return new TextEncoder().encode(normal).length > LIMIT ? undefined : normal
  } catch {
    return undefined
  }
}
