/** Id and type of the connector. */
export const walletConnectId = 'walletConnect'
