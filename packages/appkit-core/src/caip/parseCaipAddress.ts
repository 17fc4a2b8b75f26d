import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { isCaipAddress } from './isCaipAddress'

/** Parts of a CAIP-10 address. */
export interface ParsedCaipAddress {
  readonly chainNamespace: ChainNamespace
  /** Chain reference, such as `'1'` or a Solana genesis hash. */
  readonly chainId: string
  readonly address: string
}

/**
 * Splits a [CAIP-10](https://chainagnostic.org/CAIPs/caip-10) address.
 *
 * @throws {AppKitError} `caip/invalid-address` when `value` isn't an address of a known namespace.
 *
 * @example
 * ```ts
 * parseCaipAddress('eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045').chainId // '1'
 * ```
 */
export function parseCaipAddress(value: string): ParsedCaipAddress {
  if (!isCaipAddress(value)) throw new AppKitError('caip/invalid-address', `Invalid CAIP-10 address: ${value}`)
  // `isCaipAddress` has checked the number of parts and the namespace.
  const [chainNamespace, chainId, address] = value.split(':') as [ChainNamespace, string, string]
  return { chainNamespace, chainId, address }
}
