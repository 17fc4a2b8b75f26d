/** Answer to a request for a code: what the user does next. */
export interface CodeRequested {
  /** `CONNECT`: the user is logged in already. */
  readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  /** Milliseconds until another code can be sent. Default: 30 seconds. */
  readonly resendAfter?: number | undefined
}

/** The wallet as a login needs it. */
export interface LoginWallet {
  /**
   * Sends a code to an email address.
   *
   * @throws {AppKitError} `embedded/email-invalid`, `embedded/too-many-codes` with the milliseconds to wait in
   * `details`, or another failure of the frame.
   */
  requestCode(email: string): Promise<CodeRequested>
  /** Resolves once the user has opened the link that the wallet sent to approve this device. */
  waitForDevice(): Promise<void>
  /**
   * Logs in with the code.
   *
   * @throws {AppKitError} `embedded/code-wrong` with the tries left in `details`, `embedded/code-expired`,
   * `embedded/too-many-codes`, or another failure of the frame.
   */
  verifyCode(code: string): Promise<void>
  /** Connects the app to the user's wallet. */
  connect(): Promise<void>
}
