/** Connector id of WalletConnect sessions. */
export const walletConnectId = 'walletConnect'
