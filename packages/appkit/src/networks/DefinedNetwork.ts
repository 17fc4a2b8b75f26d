import type { AppKitNetwork, CaipNetworkId, ChainNamespace } from '@openappkit/appkit-core'

/** A network of a namespace other than `eip155`, with its CAIP-2 id. */
export interface DefinedNetwork<Namespace extends ChainNamespace = ChainNamespace> extends AppKitNetwork {
  readonly id: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: `${Namespace}:${string}`
  /** The id that older wallets know this network by. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId
}

/** The public RPC of the networks below. Hosts with traffic bring their own. */
export const publicRpcUrl = 'https://rpc.walletconnect.org/v1'
