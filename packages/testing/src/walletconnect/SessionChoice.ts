/**
 * The parts of a session that the user grants. If a field is omitted, the session includes everything of this kind that
 * the app requests and the wallet supports. `methods` and `events` replace the requested ones.
 */
export interface SessionChoice {
  /**
   * CAIP-2 ids of the chains to grant, even if the app didn't request them. Ignores chains of namespaces that the app
   * didn't request, and chains that the wallet doesn't support.
   */
  readonly chains?: readonly string[]
  /** Addresses of the shared accounts. */
  readonly accounts?: readonly string[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /**
   * Properties that the app receives with the session. Sessions with a sign-in (`oneClickAuth`) have none. Default:
   * none.
   */
  readonly sessionProperties?: Readonly<Record<string, string>>
}
