/**
 * The parts of a session that the user grants. Omitted fields grant everything that the app requests and the wallet
 * supports.
 */
export interface SessionChoice {
  /** CAIP-2 ids of chains that the wallet supports, even if the app didn't request them. */
  readonly chains?: readonly string[]
  /** Addresses of the shared accounts. */
  readonly accounts?: readonly string[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** Properties that the app receives with the session. */
  readonly sessionProperties?: Readonly<Record<string, string>>
}
