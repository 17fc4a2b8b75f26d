/** One chunk: views to connect a wallet on another device. */
export { AllWalletsView } from './allwallets/AllWalletsView'
export { prepareWallets } from './connect/prepareWallets'
export { DownloadsView } from './downloads/DownloadsView'
export { ConnectingWalletConnectBasicView } from './walletconnect/ConnectingWalletConnectBasicView'
export { ConnectingWalletConnectView } from './walletconnect/ConnectingWalletConnectView'
