/** One account that a message is charged to, and what that account may hold, in bytes. */
export interface Charge {
  readonly account: string
  readonly limit: number
  /**
   * 0: a pool, which many share. Above 0: a holder. It may have no more than this part of what is free in the pools before it in the list, a quarter of each left out: the fuller
   * the pools, the less their largest holders may add.
   */
  readonly share: number
  /** What a holder may have even so: the quarter is kept for it. */
  readonly reserved: number
}

/** The part of a pool that holders may fill beyond what is reserved for them. */
export const UNRESERVED = 0.75
