import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/**
 * Network as apps configure it: any viem chain, or a network of another namespace. The type is structural, so it
 * doesn't depend on a chain library.
 */
export interface AppKitNetwork {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?:
    | {
        readonly default: {
          readonly name: string
          readonly url: string
          /** URL template of an address page with an `{address}` placeholder. Default: `{url}/address/{address}`. */
          readonly addressUrl?: string | undefined
        }
      }
    | undefined
  readonly testnet?: boolean | undefined
  /** Namespace of the network. Viem chains have none. Default: `eip155`. */
  readonly chainNamespace?: ChainNamespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** Network with its namespace and CAIP-2 id filled in. */
export interface CaipNetwork extends AppKitNetwork {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Returns the network with its namespace and CAIP-2 id filled in, by default `{namespace}:{id}`. A plain viem chain
 * becomes `eip155:{id}`.
 *
 * @example
 * ```ts
 * import { toCaipNetwork } from '@openappkit/appkit-core'
 * import { mainnet } from 'viem/chains'
 *
 * toCaipNetwork(mainnet).caipNetworkId // 'eip155:1'
 * ```
 */
export function toCaipNetwork(network: AppKitNetwork): CaipNetwork {
  const chainNamespace = network.chainNamespace ?? 'eip155'
  return { ...network, chainNamespace, caipNetworkId: network.caipNetworkId ?? `${chainNamespace}:${network.id}` }
}
