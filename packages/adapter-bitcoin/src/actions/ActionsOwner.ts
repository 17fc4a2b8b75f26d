import type { ActionsContext } from '@openappkit/adapter-kit'
import type { BitcoinAdapterOptions } from '../BitcoinAdapterOptions'
import type { InjectedWallets, LoadInjectedWallets } from '../wallets/FoundWallet'

/** What `BitcoinActions` share with the adapter. */
export interface ActionsOwner extends ActionsContext {
  readonly options: BitcoinAdapterOptions
  /** What finds injected wallets, if the page has any by now. */
  readonly injectedWallets: InjectedWallets | undefined
  readonly loadInjectedWallets: LoadInjectedWallets
}
