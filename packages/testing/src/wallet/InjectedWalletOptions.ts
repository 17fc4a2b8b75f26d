import type { WalletCoreOptions } from './WalletCoreOptions'

/** What `createInjectedWallet` may be told. Everything but `accounts`, `chains`, `approve`, `onRequest`, `rpc` and a custom `storage` has a default. */
export interface InjectedWalletOptions extends WalletCoreOptions {
  /** Name shown to people. Default 'Test Wallet'. Any text, so that a page can be tried with a hostile one. */
  readonly name?: string
  /** Reverse domain name, the wallet's identity. Default 'org.openappkit.test-wallet'. */
  readonly rdns?: string
  /** Icon as a URL. Default: a small drawn one. Any text, so that a page can be tried with a hostile one. */
  readonly icon?: string
  /** Identity of this announcement. Default: a new UUID v4. */
  readonly uuid?: string
  /** When it announces itself: at once (default), so many milliseconds after `install`, or not before `announce()`. */
  readonly announceAfter?: number | 'manual'
  /** Also set `window.ethereum`, as wallets did before EIP-6963. Default false. */
  readonly legacy?: boolean
}
