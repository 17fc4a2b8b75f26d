/**
 * Codes for connecting, reconnecting and disconnecting.
 * @category Connections
 */
export interface ConnectionErrorCodes {
  /**
   * Connecting failed for a reason without its own code. See `cause`.
   * Do: let the user try again.
   */
  'connect/failed': true
  /**
   * `switchConnection` names a wallet that is still reconnecting.
   * Do: wait until it has reconnected.
   */
  'connection/invalid-status': true
  /**
   * WalletConnect is off, or the chain has no adapter for other wallets.
   * Do: turn WalletConnect on, or add the chain's adapter to `adapters`.
   */
  'connector/not-found': true
  /**
   * A wallet didn't disconnect. The message lists every reason; `cause` is the first.
   * Do: let the user try again.
   */
  'disconnect/failed': true
  /**
   * The last visit's wallet, or its chain, didn't answer. See `cause`. No call rejects with this error: it's the
   * namespace's `reconnectError`.
   * Do: call `kit.retryReconnect(namespace)`. The modal offers it.
   */
  'reconnect/failed': true
}
