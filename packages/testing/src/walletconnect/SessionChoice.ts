/** What the owner gives to a dapp, when not everything that it asked for and the wallet has. */
export interface SessionChoice {
  /** CAIP-2 ids. Chains that the dapp didn't ask for may be among them. */
  readonly chains?: readonly string[]
  /** Addresses. */
  readonly accounts?: readonly string[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** Told to the dapp with the session. */
  readonly sessionProperties?: Readonly<Record<string, string>>
}
