/**
 * Codes for WalletConnect sessions.
 * @category WalletConnect
 */
export interface WalletConnectErrorCodes {
  /**
   * The user or the app canceled the pairing.
   * Do: connect again for a new link.
   */
  'walletconnect/canceled': true
  /**
   * WalletConnect is off: `enableWalletConnect` is false, or the options have neither `projectId` nor `cloud`.
   * Do: turn it on, or pass one of them.
   */
  'walletconnect/disabled': true
  /**
   * The link expired before a wallet used it.
   * Do: connect again for a new link.
   */
  'walletconnect/expired': true
  /**
   * Pairing failed for a reason without its own code. See `cause`.
   * Do: let the user try again.
   */
  'walletconnect/failed': true
  /**
   * The wallet signed in while connecting, and its signature isn't valid. The wallet was disconnected.
   * Do: try again, or use another wallet.
   */
  'walletconnect/invalid-signature': true
  /**
   * The wallet doesn't support the method, and the chain has no RPC URL.
   * Do: add one to the network.
   */
  'walletconnect/no-rpc-url': true
  /**
   * The request needs a session, and there is none.
   * Do: connect first.
   */
  'walletconnect/not-connected': true
  /**
   * The relay rejected the app. `details` states the reason.
   * Do: check the project ID, its allowed origins and the device's clock.
   */
  'walletconnect/relay-rejected': true
  /**
   * No relay answered within two seconds.
   * Do: try again, and check `cloud`.
   */
  'walletconnect/relay-unreachable': true
  /**
   * An RPC request failed. See `cause`.
   * Do: let the user try again.
   */
  'walletconnect/rpc-failed': true
  /**
   * The sign-in that came with the connection couldn't be saved. The wallet was disconnected. See `cause`.
   * Do: let the user try again.
   */
  'walletconnect/sign-in-failed': true
  /**
   * While connecting, the wallet signed a different sign-in message. The user is neither signed in nor connected.
   * Do: try again, or use another wallet.
   */
  'walletconnect/sign-in-mismatch': true
}
