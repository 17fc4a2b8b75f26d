import type { AppKitNetwork, ChainNamespace } from '@openappkit/appkit-core'

/** Options of {@link WalletConnectAdapter}. */
export interface WalletConnectAdapterOptions {
  /** Namespace of the adapter, such as `polkadot`. */
  readonly namespace: ChainNamespace
  /** Value of `adapter.networks`. The kit uses only the `networks` of `createAppKit`. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /** Methods that a session requests, for namespaces without built-in methods. */
  readonly methods?: readonly string[] | undefined
}
