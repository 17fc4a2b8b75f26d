/** Sender of a request: a user on a device that has proved its key. */
export interface WalletCaller {
  readonly userId: string
  readonly thumbprint: string
  readonly sessionId: string
  /** Origin of the app that the user logged in to. */
  readonly origin: string
  /** Such as `Chrome on macOS`. */
  readonly label: string
  /** Whether the user logged in within the last ten minutes. */
  readonly isFresh: boolean
}
