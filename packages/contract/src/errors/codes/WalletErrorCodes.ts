/**
 * Codes for wallets and their accounts.
 * @category Wallets
 */
export interface WalletErrorCodes {
  /**
   * The chain can't be reached to check whether an address belongs to a contract or program.
   * Do: try again.
   */
  'account/lookup-failed': true
  /**
   * This kind of account can't send or sign from the app.
   * Do: use another account, or the wallet itself.
   */
  'account/unsupported': true
  /**
   * Another library asked the connected wallet to sign something other than bytes or, on Bitcoin, UTF-8 text.
   * Do: pass the bytes of a text.
   */
  'message/invalid': true
  /**
   * The connected wallet doesn't share this account.
   * Do: select the account in the wallet.
   */
  'wallet/account-not-shared': true
  /**
   * The wallet can't send several calls as one batch.
   * Do: send them one by one.
   */
  'wallet/batch-unsupported': true
  /**
   * The wallet failed to connect. See `cause`.
   * Do: let the user try again.
   */
  'wallet/connect-failed': true
  /**
   * The wallet failed to disconnect. See `cause`.
   * Do: let the user try again.
   */
  'wallet/disconnect-failed': true
  /**
   * The wallet's response can't be read.
   * Do: use another wallet.
   */
  'wallet/invalid-response': true
  /**
   * The wallet approved, but shares no account on this chain.
   * Do: let the user add an account, or choose another wallet.
   */
  'wallet/no-accounts': true
  /**
   * On Bitcoin, users can only switch to payment accounts.
   * Do: choose a payment account.
   */
  'wallet/not-a-payment-account': true
  /**
   * The call needs a wallet that isn't connected.
   * Do: connect it first.
   */
  'wallet/not-connected': true
  /**
   * The wallet isn't installed on this device.
   * Do: offer a link to install it.
   * @throws {WalletNotFoundError}
   */
  'wallet/not-found': true
  /**
   * The last visit's wallet failed to reconnect. This is a `cause` of `reconnect/failed`.
   * Do: ask the user to open the wallet.
   */
  'wallet/reconnect-failed': true
  /**
   * The user rejected the request in the wallet.
   * Do: let the user try again.
   * @throws {UserRejectedError}
   */
  'wallet/rejected': true
  /**
   * The wallet failed to answer a request. See `cause`.
   * Do: let the user try again.
   */
  'wallet/request-failed': true
  /**
   * The wallet already shows a request.
   * Do: ask the user to open the wallet.
   * @throws {RequestPendingError}
   */
  'wallet/request-pending': true
  /**
   * The wallet failed to sign. See `cause`.
   * Do: let the user try again.
   */
  'wallet/sign-failed': true
  /**
   * While connecting, the wallet signed a different sign-in message. The user is neither signed in nor connected.
   * Do: try again, or use another wallet.
   */
  'wallet/sign-in-mismatch': true
  /**
   * The last visit's wallet didn't answer within five seconds. This is a `cause` of `reconnect/failed`.
   * Do: ask the user to unlock the wallet.
   */
  'wallet/timeout': true
  /**
   * The wallet no longer permits the app to use it.
   * Do: connect again.
   */
  'wallet/unauthorized': true
  /**
   * The wallet or its session doesn't support the request.
   * Do: use another wallet.
   */
  'wallet/unsupported': true
}
