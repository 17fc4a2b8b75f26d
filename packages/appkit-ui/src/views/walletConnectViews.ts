/** One chunk: what a visitor sees whose wallet is somewhere else. */
export { AllWalletsView } from './allwallets/AllWalletsView'
export { prepareWallets } from './connect/prepareWallets'
export { DownloadsView } from './downloads/DownloadsView'
export { ConnectingWalletConnectBasicView } from './walletconnect/ConnectingWalletConnectBasicView'
export { ConnectingWalletConnectView } from './walletconnect/ConnectingWalletConnectView'
