import type { BitcoinWallet } from './BitcoinWallet'
import type { identify, WalletIdentity } from './brands'

/** A wallet that was found on the page, and how to reach it. */
export interface FoundWallet {
  readonly identity: WalletIdentity
  /** The object that it is known by: the same wallet found again is the same connector. */
  readonly key: object
  create(): BitcoinWallet
}

/** Finds the wallets that have a global of their own, and names them by `identify`. Loads only on pages with such a global. */
export type InjectedWallets = (page: Window, identifyWallet: typeof identify) => readonly FoundWallet[]

/** Loads {@link InjectedWallets}. Undefined for a page without such a global. */
export type LoadInjectedWallets = (page: object | undefined) => Promise<InjectedWallets> | undefined
