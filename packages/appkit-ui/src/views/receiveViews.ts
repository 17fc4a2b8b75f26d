/** One chunk: how money comes into the account. */
import { FundWalletView as FundWallet } from './receive/FundWalletView'
import { WalletCompatibleNetworksView as WalletCompatibleNetworks } from './receive/WalletCompatibleNetworksView'
import { WalletReceiveView as WalletReceive } from './receive/WalletReceiveView'
import { withReceiveWords } from './receive/withReceiveWords'
import type { ViewComponent } from './ViewEntry'

export const FundWalletView: ViewComponent<'FundWallet'> = /* @__PURE__ */ withReceiveWords<'FundWallet'>(FundWallet)
export const WalletCompatibleNetworksView: ViewComponent<'WalletCompatibleNetworks'> =
  /* @__PURE__ */ withReceiveWords<'WalletCompatibleNetworks'>(WalletCompatibleNetworks)
export const WalletReceiveView: ViewComponent<'WalletReceive'> =
  /* @__PURE__ */ withReceiveWords<'WalletReceive'>(WalletReceive)
