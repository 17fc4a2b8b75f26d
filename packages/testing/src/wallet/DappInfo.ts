/** Metadata that the app of a session reports about itself. */
export interface DappInfo {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}
