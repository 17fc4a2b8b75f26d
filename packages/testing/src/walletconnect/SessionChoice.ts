/** Limits of a session, if the owner grants less than what the app requests and the wallet has. */
export interface SessionChoice {
  /** CAIP-2 ids. Chains that the dapp didn't ask for may be among them. */
  readonly chains?: readonly string[]
  /** Addresses. */
  readonly accounts?: readonly string[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** Sent to the app with the session. */
  readonly sessionProperties?: Readonly<Record<string, string>>
}
