/**
 * Codes for signing in with a wallet.
 * @category Sign-in
 */
export interface SignInErrorCodes {
  /**
   * The message is for another account.
   * Do: sign in with the expected account.
   */
  'siwx/address-mismatch': true
  /**
   * The sign-in server has no memory left for nonces or sessions.
   * Do: try again in a few minutes, and limit the sign-ins of each client.
   */
  'siwx/busy': true
  /**
   * The user left without signing, and the wallet didn't disconnect or switch back. `onError` receives this.
   * Do: see `cause`.
   */
  'siwx/cancel-failed': true
  /**
   * The message is for another network.
   * Do: sign in on the expected network.
   */
  'siwx/chain-mismatch': true
  /**
   * The sign-in backend's response can't be read.
   * Do: report it with its `cause`.
   */
  'siwx/cloud-invalid-response': true
  /**
   * `CloudAuthSIWX` has no backend.
   * Do: pass `projectId` to `createAppKit`, and `cloud` for your own backend.
   */
  'siwx/cloud-not-configured': true
  /**
   * The sign-in backend rejected the request. The message is its first reason; `cause` is the response.
   * Do: see the message.
   */
  'siwx/cloud-rejected': true
  /**
   * The sign-in backend didn't answer within ten seconds, or doesn't allow the app's origin.
   * Do: try again, and check the project's allowed origins.
   */
  'siwx/cloud-unreachable': true
  /**
   * The sign-in configuration failed in the background. `onError` receives this.
   * Do: see `cause`.
   */
  'siwx/config-failed': true
  /**
   * The message is for another domain. The error names both.
   * Do: pass the page's host as `domain` of the server, then sign in again.
   */
  'siwx/domain-mismatch': true
  /**
   * The message has expired.
   * Do: sign in again.
   */
  'siwx/expired': true
  /**
   * The session check failed with an error that has no code. `onError` receives this. The wallet stays connected only if
   * the server didn't answer.
   * Do: check `getSessions` of your configuration. See `cause`.
   */
  'siwx/init-failed': true
  /**
   * A field of the message has a value that the format doesn't allow.
   * Do: correct the field that the message names.
   */
  'siwx/invalid-field': true
  /**
   * The text isn't a sign-in message. The message names the line.
   * Do: sign in again for a new message.
   */
  'siwx/invalid-message': true
  /**
   * The sign-in server received a request to an unknown route, or with a body that it can't read.
   * Do: check the path and the method, and send JSON of the form `{ message, signature }`.
   */
  'siwx/invalid-request': true
  /**
   * The account didn't sign this message.
   * Do: sign in again.
   */
  'siwx/invalid-signature': true
  /**
   * The message has an issue time in the future.
   * Do: check the device's clock, then sign in again.
   */
  'siwx/issued-in-future': true
  /**
   * The code for sign-in didn't load. `onError` receives this. If sign-in is required, the wallet was disconnected.
   * Do: connect again.
   */
  'siwx/load-failed': true
  /**
   * The message to sign while connecting couldn't be created. `onError` receives this. The user signs in after
   * connecting instead.
   * Do: see `cause`.
   */
  'siwx/message-failed': true
  /**
   * Sign-in started while no account was connected.
   * Do: connect first.
   */
  'siwx/no-account': true
  /**
   * The account's key didn't sign, and the chain has no RPC URL to check for a contract account.
   * Do: add one to `rpcUrls`.
   */
  'siwx/no-rpc-url': true
  /**
   * The nonce wasn't issued to this browser.
   * Do: sign in again.
   */
  'siwx/nonce-mismatch': true
  /**
   * The nonce was used before, or is older than ten minutes.
   * Do: sign in again.
   */
  'siwx/nonce-used': true
  /**
   * A function of `createSignIn` received a request of Express or Node, or `getSession` received no request.
   * Do: call `toExpress(signIn)`, and pass the result to `app.use`. Pass the request to `getSession`.
   */
  'siwx/not-a-request': true
  /**
   * `signIn()` ran before a kit used the SIWE configuration.
   * Do: pass the configuration to `createAppKit`, then connect.
   */
  'siwx/not-attached': true
  /**
   * `CloudAuthSIWX` has no session.
   * Do: sign in first.
   */
  'siwx/not-authenticated': true
  /**
   * The kit has neither `siwx` nor `siweConfig`.
   * Do: pass one of them to `createAppKit`.
   */
  'siwx/not-enabled': true
  /**
   * The message isn't valid yet.
   * Do: try again later, and check the device's clock.
   */
  'siwx/not-yet-valid': true
  /**
   * The request comes from an origin that may not sign in here. The error names both sides.
   * Do: pass the page's host as `domain` of the server, or its origin in `origins`.
   */
  'siwx/origin-not-allowed': true
  /**
   * The app confirmed a one-time code before requesting one.
   * Do: call `requestEmailOtp` first.
   */
  'siwx/otp-not-requested': true
  /**
   * The URL of the sign-in server answered, but not as `createSignIn` does: with a web page, or a server error.
   * `onError` receives this if it ends a session check.
   * Do: check `url` of `ServerSIWX`, and in development the proxy.
   */
  'siwx/server-invalid-response': true
  /**
   * The sign-in server didn't answer, or its CORS headers don't allow the page. `onError` receives this if it ends a
   * session check.
   * Do: let the user try again. In development, check `url` and the server's CORS headers.
   */
  'siwx/server-unreachable': true
  /**
   * The message couldn't be created, signed or saved. See `cause`. A rejected signature isn't an error.
   * Do: let the user try again.
   */
  'siwx/sign-failed': true
  /**
   * The user couldn't be signed out, so the session may continue. The wallet stays connected.
   * Do: let the user try again. See `cause`.
   */
  'siwx/sign-out-failed': true
  /**
   * After sign-in, the SIWE configuration's `getSession` returned no session.
   * Do: check `getSession`.
   */
  'siwx/siwe-no-session': true
  /**
   * The SIWE configuration's `getNonce` returned nothing.
   * Do: return a nonce.
   */
  'siwx/siwe-nonce-missing': true
  /**
   * The SIWE configuration's `signOut` returned false, so the session may continue.
   * Do: let the user try again, and check `signOut`.
   */
  'siwx/siwe-not-signed-out': true
  /**
   * The SIWE configuration's `verifyMessage` returned false.
   * Do: sign in again.
   */
  'siwx/siwe-not-verified': true
  /**
   * The SIWE configuration's `getMessageParams` returned nothing.
   * Do: return the parameters.
   */
  'siwx/siwe-params-missing': true
  /**
   * A function in the SIWE configuration failed, such as `getSession`.
   * Do: see `cause`.
   */
  'siwx/siwe-server-failed': true
  /**
   * `DefaultSIWX` ran outside a browser, where there is no `localStorage` for sessions.
   * Do: pass a `storage` to `DefaultSIWX`.
   */
  'siwx/storage-unavailable': true
  /**
   * The message is for another URI of the site.
   * Do: check `uri`, then sign in again.
   */
  'siwx/uri-mismatch': true
  /**
   * The chain's node didn't confirm whether a contract account accepts the signature.
   * Do: try again later.
   */
  'siwx/verification-unavailable': true
}
