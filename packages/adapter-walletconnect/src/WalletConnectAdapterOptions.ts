import type { AppKitNetwork, ChainNamespace } from '@openappkit/appkit-core'

/** Options of a `WalletConnectAdapter`. */
export interface WalletConnectAdapterOptions {
  /** The namespace to serve, such as `polkadot`. */
  readonly namespace: ChainNamespace
  /** Networks of the namespace. Default: those of `createAppKit`. */
  readonly networks?: readonly AppKitNetwork[] | undefined
  /** Methods that a session asks for, where OpenAppKit doesn't know those of the namespace. */
  readonly methods?: readonly string[] | undefined
}
