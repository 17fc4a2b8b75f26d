import type { ActionsContext } from '@openappkit/adapter-kit'
import type { BitcoinAdapterOptions } from '../BitcoinAdapterOptions'
import type { InjectedWallets, LoadInjectedWallets } from '../wallets/FoundWallet'

/** Values that the adapter passes to `BitcoinActions`. */
export interface ActionsDependencies extends ActionsContext {
  readonly options: BitcoinAdapterOptions
  /** Finds injected wallets. Undefined if the page has none yet. */
  readonly injectedWallets: InjectedWallets | undefined
  readonly loadInjectedWallets: LoadInjectedWallets
}
