/** An order from the benchmark to a load worker, which answers each order once. */
export type LoadOrder =
  | {
      readonly kind: 'connect'
      readonly relayUrls: readonly string[]
      /** Number of sockets to open. */
      readonly sockets: number
      /** Source addresses. With only one, the ports would run out. */
      readonly localAddresses: readonly string[]
    }
  /**
   * Subscribes every socket, either to a separate topic (`alone`) or to a topic shared with one other socket (`pairs`).
   */
  | { readonly kind: 'subscribe'; readonly mode: 'alone' | 'pairs' }
  | { readonly kind: 'publish'; readonly perSecond: number; readonly warmupMs: number; readonly measureMs: number }

/** Measurements of the messages published during the measuring window. Times are in milliseconds. */
export interface LoadResult {
  readonly published: number
  readonly failed: number
  /** From publishing to the relay's response. */
  readonly answered: readonly number[]
  /** From publishing to arrival at the partner, which is on a different node if there are several. */
  readonly delivered: readonly number[]
}
