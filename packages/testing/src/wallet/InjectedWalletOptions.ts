import type { WalletCoreOptions } from './WalletCoreOptions'

/** Options of `createInjectedWallet`. */
export interface InjectedWalletOptions extends WalletCoreOptions {
  /** Display name. Any text, to test hostile names. Default: 'Test Wallet'. */
  readonly name?: string
  /** Reverse domain name that identifies the wallet. Default: 'org.openappkit.test-wallet'. */
  readonly rdns?: string
  /** Icon URL. Any text, to test hostile icons. Default: a small built-in icon. */
  readonly icon?: string
  /** UUID of the announcement. Default: a new UUID v4. */
  readonly uuid?: string
  /**
   * Delay of the announcement after `install` in milliseconds, or 'manual' to wait for `announce()`. Default: 0, which
   * announces the wallet during `install`.
   */
  readonly announceAfter?: number | 'manual'
  /** Whether to also set `window.ethereum` on `install`, the convention before EIP-6963. Default: false. */
  readonly legacy?: boolean
}
