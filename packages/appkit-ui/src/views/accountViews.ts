/** One chunk: views for a connected user. */
import { AccountView as Account } from './account/AccountView'
import { NetworkButton } from './account/NetworkButton'
import { withMessages } from './messages/withMessages'
import { NetworksView as Networks } from './networks/NetworksView'
import { SwitchActiveChainView as SwitchActiveChain } from './networks/SwitchActiveChainView'
import { SwitchNetworkView as SwitchNetwork } from './networks/SwitchNetworkView'
import { UnsupportedChainView as UnsupportedChain } from './networks/UnsupportedChainView'
import type { ViewComponent } from './ViewEntry'
import { ProfileWalletsView as ProfileWallets } from './wallets/ProfileWalletsView'

export const AccountView: ViewComponent<'Account'> = /* @__PURE__ */ Object.assign(withMessages<'Account'>(Account), {
  HeaderLead: NetworkButton,
})
export const NetworksView: ViewComponent<'Networks'> = /* @__PURE__ */ withMessages<'Networks'>(Networks)
export const ProfileWalletsView: ViewComponent<'ProfileWallets'> =
  /* @__PURE__ */ withMessages<'ProfileWallets'>(ProfileWallets)
export const SwitchActiveChainView: ViewComponent<'SwitchActiveChain'> =
  /* @__PURE__ */ withMessages<'SwitchActiveChain'>(SwitchActiveChain)
export const SwitchNetworkView: ViewComponent<'SwitchNetwork'> =
  /* @__PURE__ */ withMessages<'SwitchNetwork'>(SwitchNetwork)
export const UnsupportedChainView: ViewComponent<'UnsupportedChain'> =
  /* @__PURE__ */ withMessages<'UnsupportedChain'>(UnsupportedChain)

export { loadPictures } from '../pictures/loadPictures'
export { KitOutcomes } from '../shell/KitOutcomes'
export { lazyViews } from './lazyViews'
export { requireView } from './requireView'
