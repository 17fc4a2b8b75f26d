import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { isChainNamespace } from './chainNamespaces'

/** Parts of a CAIP-2 network id. */
export interface ParsedCaipNetworkId {
  readonly chainNamespace: ChainNamespace
  /** Chain reference, such as `'1'` or a Solana genesis hash. */
  readonly chainId: string
}

/**
 * Splits a [CAIP-2](https://chainagnostic.org/CAIPs/caip-2) network id, `namespace:reference`.
 *
 * @throws {AppKitError} `caip/invalid-network-id` when `value` has a different form, `caip/unsupported-namespace` when
 * OpenAppKit doesn't recognize the namespace.
 *
 * @example
 * ```ts
 * parseCaipNetworkId('eip155:1') // { chainNamespace: 'eip155', chainId: '1' }
 * ```
 */
export function parseCaipNetworkId(value: string): ParsedCaipNetworkId {
  const [chainNamespace = '', chainId] = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value) ? value.split(':') : []
  if (chainId === undefined) throw new AppKitError('caip/invalid-network-id', `Invalid CAIP-2 network id: ${value}`)
  if (!isChainNamespace(chainNamespace)) {
    throw new AppKitError('caip/unsupported-namespace', `Unsupported chain namespace: ${chainNamespace}`)
  }
  return { chainNamespace, chainId }
}
