/** Id of the connector, the same on every chain. */
export const walletConnectId = 'walletConnect'
