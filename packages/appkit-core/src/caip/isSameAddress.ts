/**
 * Returns whether two account or token addresses are equal. Compares hex and bech32 case-insensitively, and everything
 * else, such as base58, case-sensitively.
 *
 * @example
 * ```ts
 * import { isSameAddress } from '@openappkit/appkit-core/amounts'
 *
 * isSameAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F', '0x71c7656ec7ab88b098defb751b7401b5f6d8976f') // true
 * ```
 */
export function isSameAddress(one: string, other: string): boolean {
  if (one === other) return true
  return isCaseless(one) && isCaseless(other) && one.toLowerCase() === other.toLowerCase()
}

function isCaseless(address: string): boolean {
  if (/^0x[0-9a-f]+$/i.test(address)) return true
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase()
  return isOneCase && /^[a-z]{1,83}1[02-9ac-hj-np-z]{6,}$/i.test(address)
}
