/** What the benchmark asks of a load worker, and what it answers. One answer to each order. */
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

/** What was seen of the messages that were published while measuring. Times in milliseconds. */
export interface LoadResult {
  readonly published: number
  readonly failed: number
  /** From publishing to the relay's answer. */
  readonly answered: readonly number[]
  /** From publishing to the arrival at the partner, which is connected to another node if there is one. */
  readonly delivered: readonly number[]
}
