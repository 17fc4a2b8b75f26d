/** Id of the connector. */
export const walletConnectId = 'walletConnect'
