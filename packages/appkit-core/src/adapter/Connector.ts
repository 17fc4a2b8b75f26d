import type { ChainNamespace } from '@openappkit/contract'

/** How the kit reaches a wallet. */
export type ConnectorType = 'EXTERNAL' | 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'AUTH' | 'MULTI_CHAIN'

/**
 * Way to connect one wallet on one namespace, as plain data. The adapter does the connecting.
 *
 * `name` and `imageUrl` come from the wallet and are untrusted: render them as text and with the image element only.
 */
export interface Connector {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly chain: ChainNamespace
  /** Image from the wallet, the app or the backend. Wallets' images are limited to https, data-image and blob URLs. */
  readonly imageUrl?: string | undefined
  readonly imageId?: string | undefined
  /** Id in the wallet directory. */
  readonly explorerId?: string | undefined
  readonly info?: { readonly rdns?: string | undefined; readonly uuid?: string | undefined } | undefined
}
