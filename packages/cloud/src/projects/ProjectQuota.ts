/**
 * Usage quota of a project, in units. A request costs one unit, plus more for its size, JSON-RPC methods and upstream
 * requests. Limits that aren't set default to those of the server.
 */
export interface ProjectQuota {
  /** Average rate. Allows bursts of ten times as many units. */
  readonly unitsPerSecond?: QuotaLimit | undefined
  /** Units per day, from midnight to midnight UTC. */
  readonly unitsPerDay?: QuotaLimit | undefined
}

export type QuotaLimit = number | 'unlimited'
