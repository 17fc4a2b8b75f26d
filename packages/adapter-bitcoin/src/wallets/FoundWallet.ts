import type { BitcoinWallet } from './BitcoinWallet'
import type { identify, WalletIdentity } from './brands'

/** A wallet found on the page, and a factory for its connection. */
export interface FoundWallet {
  readonly identity: WalletIdentity
  /** Native object of the wallet. Each object gets one connection. */
  readonly key: object
  create(): BitcoinWallet
}

/** Finds wallets that define a global and identifies them with `identify`. Loads only on pages with such a global. */
export type InjectedWallets = (page: Window, identifyWallet: typeof identify) => readonly FoundWallet[]

/** Loads {@link InjectedWallets}. Returns undefined if the page has no wallet global. */
export type LoadInjectedWallets = (page: object | undefined) => Promise<InjectedWallets> | undefined
