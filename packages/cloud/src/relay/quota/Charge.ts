/** An account that a message is charged to, with its limits in bytes. */
export interface Charge {
  readonly account: string
  readonly limit: number
  /**
   * 0 for a pool that many holders share. Above 0 for a holder: its maximum part of the free capacity in the preceding
   * pools, without their reserved quarter. The fuller the pools, the less their largest holders may add.
   */
  readonly share: number
  /** Bytes that a holder may always use, from the reserved quarter. */
  readonly reserved: number
}

/** Part of a pool that holders may fill beyond their reserved bytes. */
export const UNRESERVED = 0.75
