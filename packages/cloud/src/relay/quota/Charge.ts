/** An account to charge for a message, with its limits in bytes. */
export interface Charge {
  readonly account: string
  readonly limit: number
  /**
   * 0 for a pool that many holders share. For a holder, the fraction that it may use of the free capacity in the
   * preceding pools, excluding their reserved quarter. The fuller the pools, the less their largest holders may add.
   */
  readonly share: number
  /**
   * Bytes that a holder may use even if the pools have little free capacity. The reserved quarter covers these bytes.
   */
  readonly reserved: number
}

/** Fraction of a pool that is available beyond the reserved bytes of holders. */
export const UNRESERVED = 0.75
