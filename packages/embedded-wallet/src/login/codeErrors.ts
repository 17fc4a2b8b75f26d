import '@openappkit/appkit-core'

declare module '@openappkit/appkit-core' {
  /** @category Embedded wallet */
  interface AppKitErrorCodes {
    /**
     * The user rejected a request of the embedded wallet, or closed the modal.
     * Do: keep the page as it is. The user can try again.
     */
    'embedded/rejected': true
    /**
     * The text isn't an email address.
     * Do: let the user correct it.
     */
    'embedded/email-invalid': true
    /**
     * The code from the email is wrong.
     * Do: let the user type it again. `left` is the number of tries that remain.
     */
    'embedded/code-wrong': true
    /**
     * The code from the email has expired or was used.
     * Do: send a new one.
     */
    'embedded/code-expired': true
    /**
     * Too many codes were requested.
     * Do: wait. `left` is the time in milliseconds.
     */
    'embedded/too-many-codes': true
    /**
     * The session is too old for the request.
     * Do: let the user log in again.
     */
    'embedded/login-again': true
    /**
     * The wallet server can't be reached.
     * Do: try again when the network is back.
     */
    'embedded/unreachable': true
    /**
     * The project doesn't allow this app's origin.
     * Do: add the origin to the project's allowed origins.
     */
    'embedded/origin-not-allowed': true
    /**
     * The wallet site didn't load in its frame.
     * Do: allow the wallet's origin in `frame-src` of the Content-Security-Policy header, and check the connection.
     */
    'embedded/frame-failed': true
    /**
     * The wallet site didn't answer in time.
     * Do: try again.
     */
    'embedded/timeout': true
    /**
     * The wallet site failed in an unknown way.
     * Do: try again. See `cause` and `message`.
     */
    'embedded/failed': true
    /**
     * A view of the wallet opened before the wallet's code was registered.
     * Do: pass the feature `embeddedWallet` to the kit.
     */
    'embedded/not-registered': true
  }
}
