import type { ChainNamespace } from '@openappkit/contract'

/** How a wallet is reached. Values of the reference, upper case. */
export type ConnectorType = 'EXTERNAL' | 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'AUTH' | 'MULTI_CHAIN'

/**
 * A way to reach one wallet on one namespace, as plain data: what can be *done* with it is the adapter's.
 * `name` and `imageUrl` come from the wallet and are hostile input: show them as text and through the image element only.
 */
export interface Connector {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly chain: ChainNamespace
  /** Wallet-supplied or host-supplied picture, already limited to https, data-image and blob URLs. */
  readonly imageUrl?: string | undefined
  readonly imageId?: string | undefined
  /** Id in the wallet directory. */
  readonly explorerId?: string | undefined
  readonly info?: { readonly rdns?: string | undefined; readonly uuid?: string | undefined } | undefined
}
