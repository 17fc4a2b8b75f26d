/** Code of a failure. Over a port, apps get it as the `code` of an `AppKitError`. */
export type WalletFailureCode =
  | 'embedded/rejected'
  | 'embedded/blocked'
  | 'embedded/method-not-allowed'
  | 'embedded/invalid-request'
  | 'embedded/too-many-requests'
  | 'embedded/chain-not-supported'
  | 'embedded/node-failed'
  | 'embedded/not-logged-in'
  | 'embedded/login-again'
  | 'embedded/locked'
  | 'embedded/no-wallet-yet'
  | 'embedded/email-invalid'
  | 'embedded/code-wrong'
  | 'embedded/code-expired'
  | 'embedded/too-many-codes'
  | 'embedded/path-not-found'
  | 'embedded/recovery-canceled'
  | 'embedded/path-damaged'
  | 'embedded/password-wrong'
  | 'embedded/too-many-passwords'
  | 'embedded/last-path'
  | 'embedded/address-mismatch'
  | 'embedded/older-server'
  | 'embedded/unreachable'
  | 'embedded/origin-not-allowed'
  | 'embedded/failed'

/** Failure that the app and the user can see. Its message has no secrets and no text from third parties. */
export class WalletFailure extends Error {
  override readonly name: string = 'WalletFailure'
  readonly code: WalletFailureCode
  /** Tries that are left, or milliseconds to wait: it depends on `code`. */
  readonly left: number | undefined

  constructor(
    code: WalletFailureCode,
    message: string,
    options: { readonly cause?: unknown; readonly left?: number } = {},
  ) {
    super(message, options)
    this.code = code
    this.left = options.left
  }
}
