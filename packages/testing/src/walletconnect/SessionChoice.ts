/** Limits on a session: the user grants less than what the app requests and the wallet supports. */
export interface SessionChoice {
  /** CAIP-2 ids, which may include chains that the app didn't request. */
  readonly chains?: readonly string[]
  /** Addresses. */
  readonly accounts?: readonly string[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** Sent to the app with the session. */
  readonly sessionProperties?: Readonly<Record<string, string>>
}
