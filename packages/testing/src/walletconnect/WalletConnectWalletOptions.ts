import type { WalletCoreOptions } from '../wallet/WalletCoreOptions'
import type { SessionChoice } from './SessionChoice'

/** What `createWalletConnectWallet` may be told. Everything but `relayUrl`, `accounts` and `chains` has a default. */
export interface WalletConnectWalletOptions extends Omit<WalletCoreOptions, 'authorized' | 'locked'> {
  /** WebSocket URL of the relay, for example `startCloud().relayUrl`. Nothing else but the wallet's chains is contacted. */
  readonly relayUrl: string
  /** Project that the relay knows. Default 'local'. */
  readonly projectId?: string
  /** Name that dapps show. Default 'Test Wallet'. Any text, so that a dapp can be tried with a hostile one. */
  readonly name?: string
  readonly description?: string
  /** The wallet's home page. Default: in a page that page's origin, in Node 'https://wallet.invalid', a host that can't exist. */
  readonly url?: string
  /** Icon as a URL. Default: none. Any text, so that a dapp can be tried with a hostile one. */
  readonly icon?: string
  /** What sessions get. Default: everything that the dapp asks for and the wallet has. See `share`. */
  readonly shared?: SessionChoice
}
