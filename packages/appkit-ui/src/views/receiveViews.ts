/** One chunk: views to receive and to fund the account. */
import { FundWalletView as FundWallet } from './receive/FundWalletView'
import { WalletCompatibleNetworksView as WalletCompatibleNetworks } from './receive/WalletCompatibleNetworksView'
import { WalletReceiveView as WalletReceive } from './receive/WalletReceiveView'
import { withReceiveMessages } from './receive/withReceiveMessages'
import type { ViewComponent } from './ViewEntry'

export const FundWalletView: ViewComponent<'FundWallet'> = /* @__PURE__ */ withReceiveMessages<'FundWallet'>(FundWallet)
export const WalletCompatibleNetworksView: ViewComponent<'WalletCompatibleNetworks'> =
  /* @__PURE__ */ withReceiveMessages<'WalletCompatibleNetworks'>(WalletCompatibleNetworks)
export const WalletReceiveView: ViewComponent<'WalletReceive'> =
  /* @__PURE__ */ withReceiveMessages<'WalletReceive'>(WalletReceive)
