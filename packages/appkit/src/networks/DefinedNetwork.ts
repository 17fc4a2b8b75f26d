import type { AppKitNetwork, CaipNetworkId, ChainNamespace } from '@openappkit/appkit-core'

/** A network outside `eip155`, with its CAIP-2 id. */
export interface DefinedNetwork<Namespace extends ChainNamespace = ChainNamespace> extends AppKitNetwork {
  readonly id: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: `${Namespace}:${string}`
  /** CAIP-2 id that older wallets use for this network. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId
}

/** Default RPC URL of the Bitcoin and Solana networks. Apps with significant traffic should use their own. */
export const publicRpcUrl = 'https://rpc.walletconnect.org/v1'
