/** An order from the benchmark to a load worker. Each order gets one answer. */
export type LoadOrder =
  | {
      readonly kind: 'connect'
      readonly relayUrls: readonly string[]
      /** How many sockets. */
      readonly sockets: number
      /** Source addresses, so that the ports of one don't run out. */
      readonly localAddresses: readonly string[]
    }
  /** Subscribes every socket: alone to a topic of its own, or in pairs to a common one. */
  | { readonly kind: 'subscribe'; readonly mode: 'alone' | 'pairs' }
  | { readonly kind: 'publish'; readonly perSecond: number; readonly warmupMs: number; readonly measureMs: number }

/** Measurements of messages published during the measuring window. Times in milliseconds. */
export interface LoadResult {
  readonly published: number
  readonly failed: number
  /** From publishing to the relay's answer. */
  readonly answered: readonly number[]
  /** From publishing to the arrival at the partner, which is connected to another node if there is one. */
  readonly delivered: readonly number[]
}
