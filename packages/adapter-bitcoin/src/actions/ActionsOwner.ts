import type { AdapterCapability } from '@openappkit/appkit-core'
import type { BitcoinAdapterOptions } from '../BitcoinAdapterOptions'
import type { InjectedWallets, LoadInjectedWallets } from '../wallets/FoundWallet'
import type { ReadingsOwner } from './WalletReadings'

/** What `BitcoinActions` share with the adapter. */
export interface ActionsOwner extends Omit<ReadingsOwner, 'hosts' | 'rules'> {
  readonly options: BitcoinAdapterOptions
  readonly capabilities: ReadonlySet<AdapterCapability>
  /** What finds injected wallets, if the page has any by now. */
  readonly injectedWallets: InjectedWallets | undefined
  readonly loadInjectedWallets: LoadInjectedWallets
  /** Something that the kit has to hear changed. */
  onChange(): void
}
