import { type AppKitNetwork, type CaipNetworkId, type ChainNamespace, toCaipNetwork } from '@openappkit/appkit-core'

/** Properties that {@link defineChain} adds to a chain. */
export interface ChainIdentity {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Defines a network that this entry point doesn't export. Returns a copy of `network` with `chainNamespace` and
 * `caipNetworkId` filled in. Default namespace: `eip155`. Keeps all other properties, such as those of a viem chain.
 *
 * @example
 * ```ts
 * import { defineChain } from '@openappkit/appkit/networks'
 *
 * const local = defineChain({
 *   id: 31337,
 *   name: 'Local',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
 * })
 * console.log(local.caipNetworkId) // 'eip155:31337'
 * ```
 */
export function defineChain<const Network extends AppKitNetwork>(network: Network): Network & ChainIdentity {
  // toCaipNetwork keeps the object's properties, but its return type doesn't.
  return toCaipNetwork(network) as Network & ChainIdentity
}
