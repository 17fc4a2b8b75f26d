/** Something that a chain, or its node, doesn't have: `eth_simulateV1`, or a fee for data on another chain. */
export type ChainLimit = 'simulation' | 'dataFee'

/** Remembers what chains lack, so that it's asked once for all reviews. */
export class ChainLimits {
  readonly #limits: Map<string, Set<ChainLimit>> = new Map()

  /** Returns the limits of a chain, to read and to extend. */
  of(chainId: string): Set<ChainLimit> {
    const known = this.#limits.get(chainId) ?? new Set()
    this.#limits.set(chainId, known)
    return known
  }
}
