/** One chunk: what a connected visitor sees. */
export { AccountView } from './account/AccountView'
export { NetworksView } from './networks/NetworksView'
export { SwitchActiveChainView } from './networks/SwitchActiveChainView'
export { SwitchNetworkView } from './networks/SwitchNetworkView'
export { UnsupportedChainView } from './networks/UnsupportedChainView'
export { ProfileWalletsView } from './wallets/ProfileWalletsView'
