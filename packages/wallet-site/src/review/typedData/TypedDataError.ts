/** Typed data that is malformed, ambiguous or too large to show completely. The wallet doesn't sign it. */
export class TypedDataError extends Error {
  override readonly name: string = 'TypedDataError'
}
