/**
 * Usage quota of a project, in units. A request costs one unit, plus more for its size, JSON-RPC methods and
 * upstream requests. Absent limits use the server's defaults.
 */
export interface ProjectQuota {
  /** Average rate. Bursts of ten seconds' worth are allowed. */
  readonly unitsPerSecond?: QuotaLimit | undefined
  /** From midnight to midnight UTC. */
  readonly unitsPerDay?: QuotaLimit | undefined
}

export type QuotaLimit = number | 'unlimited'
