/** HTTP statuses of expected failures. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 426 | 429 | 500 | 501 | 503

/**
 * An expected failure. Sent with its status and headers, and the JSON body `{ status: 'FAILED', reasons: [{ field,
 * description }] }`.
 */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'

  constructor(
    readonly status: FailureStatus,
    readonly field: string,
    readonly description: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Tries or milliseconds that are left. */
    readonly left?: number | undefined,
  ) {
    super(description)
  }
}
