/**
 * What a project may use of this server over HTTP, in units: a request costs one, and more by its bytes, its JSON-RPC methods and what it makes the server fetch.
 * Absent: the server's default.
 */
export interface ProjectQuota {
  /** In the long run; ten seconds' worth may be used at once. */
  readonly unitsPerSecond?: QuotaLimit | undefined
  /** From midnight to midnight, UTC. */
  readonly unitsPerDay?: QuotaLimit | undefined
}

export type QuotaLimit = number | 'unlimited'
