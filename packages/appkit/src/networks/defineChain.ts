import { type AppKitNetwork, type CaipNetworkId, type ChainNamespace, toCaipNetwork } from '@openappkit/appkit-core'

/** What {@link defineChain} adds to a chain. */
export interface ChainIdentity {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Describes a network that has no constant here. A chain without a namespace is an EVM chain, and keeps every property that viem knows of.
 *
 * @example
 * ```ts
 * const local = defineChain({ id: 31337, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } } })
 * local.caipNetworkId // 'eip155:31337'
 * ```
 */
export function defineChain<const Network extends AppKitNetwork>(network: Network): Network & ChainIdentity {
  // toCaipNetwork keeps the object's own properties; its result type forgets them.
  return toCaipNetwork(network) as Network & ChainIdentity
}
