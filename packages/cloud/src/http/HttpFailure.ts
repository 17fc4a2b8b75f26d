/** A failure that the contract names. Becomes `{ status: 'FAILED', reasons: [{ field, description }] }`. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 422 | 429 | 501 | 503,
    readonly field: string,
    readonly description: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(description)
  }
}
