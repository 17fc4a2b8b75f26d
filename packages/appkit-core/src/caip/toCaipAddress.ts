import { AppKitError, type CaipAddress, type ChainNamespace } from '@openappkit/contract'
import { isCaipAddress } from './isCaipAddress'

/**
 * Joins the parts of a [CAIP-10](https://chainagnostic.org/CAIPs/caip-10) address.
 *
 * @throws {AppKitError} `caip/invalid-address` if the namespace is unknown, or if another part is empty, too long or
 * has a character that CAIP-10 doesn't allow.
 *
 * @example
 * ```ts
 * toCaipAddress({ chainNamespace: 'eip155', chainId: 1, address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' })
 * ```
 */
export function toCaipAddress(parts: {
  readonly chainNamespace: ChainNamespace
  readonly chainId: number | string
  readonly address: string
}): CaipAddress {
  const value = `${parts.chainNamespace}:${parts.chainId}:${parts.address}`
  if (!isCaipAddress(value)) throw new AppKitError('caip/invalid-address', 'Invalid CAIP Address', { details: value })
  return value
}
