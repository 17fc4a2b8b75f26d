import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** The part of a network that sign-in needs: its name in messages and its RPC URLs. Every network of a kit fits. */
export interface SignInNetwork {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}
