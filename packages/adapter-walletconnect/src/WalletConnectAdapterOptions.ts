import type { AppKitNetwork, ChainNamespace } from '@openappkit/appkit-core'

/** Options of {@link WalletConnectAdapter}. */
export interface WalletConnectAdapterOptions {
  /** Namespace of the adapter, such as `polkadot`. */
  readonly namespace: ChainNamespace
  /** Value of `adapter.networks`. The kit uses only the `networks` of `createAppKit`. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /** Methods that a session requests. Ignored for `eip155`, `solana` and `bip122`, whose methods are built in. */
  readonly methods?: readonly string[] | undefined
}
