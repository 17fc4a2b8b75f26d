/** No upstream of a chain was of use: it may be in a minute. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable'

  constructor(readonly chainId: string) {
    super(`Requested ${chainId} chain provider is temporarily unavailable`)
  }
}
