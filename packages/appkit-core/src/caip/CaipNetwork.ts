import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** A network as hosts pass it: any viem chain, or a network of another namespace. Structural, so that no chain library is needed. */
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
          /** The page of an address, with `{address}` in its place, where that isn't `{url}/address/{address}`. */
          readonly addressUrl?: string | undefined
        }
      }
    | undefined
  readonly testnet?: boolean | undefined
  /** Absent on viem chains: they are `eip155`. */
  readonly chainNamespace?: ChainNamespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** A network with its CAIP-2 identity filled in. The original object stays reachable for the adapter that understands it. */
export interface CaipNetwork extends AppKitNetwork {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}

/** Fills in namespace and CAIP-2 id. A plain viem chain becomes `eip155:{id}`. */
export function toCaipNetwork(network: AppKitNetwork): CaipNetwork {
  const chainNamespace = network.chainNamespace ?? 'eip155'
  return { ...network, chainNamespace, caipNetworkId: network.caipNetworkId ?? `${chainNamespace}:${network.id}` }
}
