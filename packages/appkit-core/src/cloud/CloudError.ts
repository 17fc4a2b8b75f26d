import { AppKitError, type AppKitErrorCode } from '@openappkit/contract'

/**
 * Error for an HTTP error status from the backend. `code` is `cloud/http`.
 *
 * @example
 * ```ts
 * import { CloudError } from '@openappkit/appkit-core/cloud'
 *
 * function isMissing(error: unknown): boolean {
 *   return error instanceof CloudError && error.status === 404
 * }
 * ```
 */
export class CloudError extends AppKitError {
  override readonly name: string = 'CloudError'

  constructor(
    readonly status: number,
    /** First reason in the backend's response. Undefined if it has none. Untrusted: render it as text. */
    readonly reason: string | undefined,
    response: Response,
  ) {
    super('cloud/http', `HTTP status code: ${status}`, { cause: response, ...(reason ? { details: reason } : {}) })
  }
}

/**
 * Wraps the error of a failed request in an `AppKitError` with `code`. Its message is the backend's reason if there is
 * one, else `message`. A `cloud/aborted` error is returned unchanged.
 *
 * @example
 * ```ts
 * import { requestFailed } from '@openappkit/appkit-core/portfolio'
 *
 * async function loadQuote(url: string) {
 *   return fetch(url).catch(cause => {
 *     throw requestFailed('cloud/unreachable', "Can't load the quote. Try again.", cause)
 *   })
 * }
 * ```
 */
export function requestFailed(code: AppKitErrorCode, message: string, cause: unknown): AppKitError {
  if (cause instanceof AppKitError && cause.code === 'cloud/aborted') return cause
  return new AppKitError(code, (cause instanceof CloudError && cause.reason) || message, { cause })
}
