/** One chunk: what a connected visitor sees. */
import { AccountView as Account } from './account/AccountView'
import { NetworkButton } from './account/NetworkButton'
import { NetworksView as Networks } from './networks/NetworksView'
import { SwitchActiveChainView as SwitchActiveChain } from './networks/SwitchActiveChainView'
import { SwitchNetworkView as SwitchNetwork } from './networks/SwitchNetworkView'
import { UnsupportedChainView as UnsupportedChain } from './networks/UnsupportedChainView'
import type { ViewComponent } from './ViewEntry'
import { ProfileWalletsView as ProfileWallets } from './wallets/ProfileWalletsView'
import { withWords } from './words/withWords'

export const AccountView: ViewComponent<'Account'> = /* @__PURE__ */ Object.assign(withWords<'Account'>(Account), {
  HeaderStart: NetworkButton,
})
export const NetworksView: ViewComponent<'Networks'> = /* @__PURE__ */ withWords<'Networks'>(Networks)
export const ProfileWalletsView: ViewComponent<'ProfileWallets'> =
  /* @__PURE__ */ withWords<'ProfileWallets'>(ProfileWallets)
export const SwitchActiveChainView: ViewComponent<'SwitchActiveChain'> =
  /* @__PURE__ */ withWords<'SwitchActiveChain'>(SwitchActiveChain)
export const SwitchNetworkView: ViewComponent<'SwitchNetwork'> =
  /* @__PURE__ */ withWords<'SwitchNetwork'>(SwitchNetwork)
export const UnsupportedChainView: ViewComponent<'UnsupportedChain'> =
  /* @__PURE__ */ withWords<'UnsupportedChain'>(UnsupportedChain)

export { loadPictures } from '../pictures/loadPictures'
export { lazyViews } from './lazyViews'
export { requireView } from './requireView'
