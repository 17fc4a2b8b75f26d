/** Metadata that an app reports about itself in a session. */
export interface DappInfo {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}
