/** Who is on the other side of a session, in its own words. */
export interface DappInfo {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}
