/** Reason why a maker refuses a request. */
export type MakerErrorCode = 'invalid-request' | 'no-pair' | 'price-moved' | 'no-offers' | 'not-found'

/** A refused request, as the maker's server answers it. */
export class MakerError extends Error {
  override readonly name: string = 'MakerError'

  constructor(
    readonly status: number,
    readonly code: MakerErrorCode,
    message: string,
  ) {
    super(message)
  }
}
