/** Id of the connector of sessions. */
export const walletConnectId = 'walletConnect'
