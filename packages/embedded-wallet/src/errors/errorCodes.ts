import type { AppKitErrorCode } from '@openappkit/appkit-core'

declare module '@openappkit/appkit-core' {
  /** @category Embedded wallet */
  interface AppKitErrorCodes {
    /**
     * The app aborted a request, or destroyed the kit.
     * Do: nothing.
     */
    'embedded/aborted': true
    /**
     * The server named another address than on the last visit.
     * Do: don't send funds. Ask the server's operator.
     */
    'embedded/address-mismatch': true
    /**
     * The embedded wallet refused a request that could harm the user, such as a sign-in for another domain.
     * Do: check the request. The message says what is wrong.
     */
    'embedded/blocked': true
    /**
     * The wallet site runs another build than the app expects.
     * Do: check the server. If the update is intended, change `walletBuild`.
     */
    'embedded/build-mismatch': true
    /**
     * The wallet site doesn't support the network.
     * Do: add the network to the server's settings, or use another network.
     */
    'embedded/chain-not-supported': true
    /**
     * The code from the email has expired or was used.
     * Do: send a new one.
     */
    'embedded/code-expired': true
    /**
     * The code from the email is wrong.
     * Do: let the user type it again. `left` is the number of tries that remain.
     */
    'embedded/code-wrong': true
    /**
     * The text isn't an email address.
     * Do: let the user correct it.
     */
    'embedded/email-invalid': true
    /**
     * The wallet site failed in an unknown way.
     * Do: try again. See `cause` and `message`.
     */
    'embedded/failed': true
    /**
     * The wallet site didn't load in its frame.
     * Do: allow the wallet's origin in `frame-src` of the Content-Security-Policy header, and check the connection.
     */
    'embedded/frame-failed': true
    /**
     * The frame of the wallet site was removed or reloaded during a request.
     * Do: send the request again. Don't remove elements that the kit adds to the page.
     */
    'embedded/frame-lost': true
    /**
     * The wallet site's answer has an unknown form.
     * Do: update the app's packages and the server to the same version.
     */
    'embedded/invalid-answer': true
    /**
     * The embedded wallet couldn't read a request.
     * Do: fix the parameters that the message names.
     */
    'embedded/invalid-request': true
    /**
     * The user tried to remove the last way to unlock the wallet.
     * Do: let the user add another one first.
     */
    'embedded/last-path': true
    /**
     * The wallet's key isn't on this device.
     * Do: let the user unlock the wallet in the frame.
     */
    'embedded/locked': true
    /**
     * The session is too old for the request.
     * Do: let the user log in again.
     */
    'embedded/login-again': true
    /**
     * The embedded wallet doesn't support the request's method.
     * Do: use another method.
     */
    'embedded/method-not-allowed': true
    /**
     * No adapter of the app supports the embedded wallet.
     * Do: add an adapter for EVM or Solana.
     */
    'embedded/no-adapter': true
    /**
     * The server doesn't name a wallet site, or its address is unsafe.
     * Do: turn on the embedded wallet of the server, or set `features.email` to false.
     */
    'embedded/no-site': true
    /**
     * The user is logged in but has no wallet yet.
     * Do: let the user finish the login.
     */
    'embedded/no-wallet-yet': true
    /**
     * The node of a network didn't answer the embedded wallet.
     * Do: try again, or check the server's RPC settings.
     */
    'embedded/node-failed': true
    /**
     * A request needs a login, but no user is logged in.
     * Do: call `login()`.
     */
    'embedded/not-logged-in': true
    /**
     * The kit has no embedded wallet: `features.email` is off, there is no backend, or `modules` lacks the feature.
     * Do: turn it on.
     */
    'embedded/not-registered': true
    /**
     * The server's data is older than this device's, such as after a restored backup.
     * Do: ask the server's operator.
     */
    'embedded/older-server': true
    /**
     * The project doesn't allow this app's origin.
     * Do: add the origin to the project's allowed origins.
     */
    'embedded/origin-not-allowed': true
    /**
     * The wallet's password is wrong.
     * Do: let the user type it again.
     */
    'embedded/password-wrong': true
    /**
     * The stored data of a way to unlock the wallet is damaged.
     * Do: let the user unlock the wallet in another way.
     */
    'embedded/path-damaged': true
    /**
     * The way to unlock the wallet no longer exists.
     * Do: let the user unlock the wallet in another way.
     */
    'embedded/path-not-found': true
    /**
     * The user canceled the recovery by the operator, in the wallet or by the link in the email.
     * Do: let the user unlock the wallet in another way.
     */
    'embedded/recovery-canceled': true
    /**
     * The user rejected a request of the embedded wallet, or closed the modal.
     * Do: keep the page as it is. The user can try again.
     */
    'embedded/rejected': true
    /**
     * The wallet site didn't answer in time.
     * Do: try again.
     */
    'embedded/timeout': true
    /**
     * Too many codes were requested.
     * Do: wait. `left` is the time in milliseconds.
     */
    'embedded/too-many-codes': true
    /**
     * Too many wrong passwords.
     * Do: wait, or let the user unlock the wallet in another way. `left` is the time in milliseconds.
     */
    'embedded/too-many-passwords': true
    /**
     * Too many requests wait for the user's approval.
     * Do: wait until the user has answered the open requests.
     */
    'embedded/too-many-requests': true
    /**
     * The wallet server can't be reached.
     * Do: try again when the network is back.
     */
    'embedded/unreachable': true
  }
}

/** Code of an error of this package. */
export type EmbeddedErrorCode = Extract<AppKitErrorCode, `embedded/${string}`>

const codes: Readonly<Record<EmbeddedErrorCode, true>> = {
  'embedded/aborted': true,
  'embedded/address-mismatch': true,
  'embedded/blocked': true,
  'embedded/build-mismatch': true,
  'embedded/chain-not-supported': true,
  'embedded/code-expired': true,
  'embedded/code-wrong': true,
  'embedded/email-invalid': true,
  'embedded/failed': true,
  'embedded/frame-failed': true,
  'embedded/frame-lost': true,
  'embedded/invalid-answer': true,
  'embedded/invalid-request': true,
  'embedded/last-path': true,
  'embedded/locked': true,
  'embedded/login-again': true,
  'embedded/method-not-allowed': true,
  'embedded/no-adapter': true,
  'embedded/no-site': true,
  'embedded/no-wallet-yet': true,
  'embedded/node-failed': true,
  'embedded/not-logged-in': true,
  'embedded/not-registered': true,
  'embedded/older-server': true,
  'embedded/origin-not-allowed': true,
  'embedded/password-wrong': true,
  'embedded/path-damaged': true,
  'embedded/path-not-found': true,
  'embedded/recovery-canceled': true,
  'embedded/rejected': true,
  'embedded/timeout': true,
  'embedded/too-many-codes': true,
  'embedded/too-many-passwords': true,
  'embedded/too-many-requests': true,
  'embedded/unreachable': true,
}

/** Returns whether a code that the frame sent is known. */
export function isEmbeddedCode(code: string): code is EmbeddedErrorCode {
  return Object.hasOwn(codes, code)
}
