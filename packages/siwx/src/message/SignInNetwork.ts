import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** What sign-in needs to know of a network: how messages call it, and where its chain is asked. Every network of the modal is one. */
export interface SignInNetwork {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}
