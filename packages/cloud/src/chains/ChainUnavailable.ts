/** Thrown if no upstream of a chain returned a usable response. A retry may succeed. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable'

  constructor(readonly chainId: string) {
    super(`Requested ${chainId} chain provider is temporarily unavailable`)
  }
}
