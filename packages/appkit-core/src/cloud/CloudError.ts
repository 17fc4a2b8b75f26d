import { AppKitError } from '@openappkit/contract'

/** The backend answered, and refused. `code` is `cloud/http`. */
export class CloudError extends AppKitError {
  override readonly name: string = 'CloudError'

  constructor(
    readonly status: number,
    /** The server's first reason, as it said it. Not for markup. */
    readonly reason: string | undefined,
    response: Response,
  ) {
    super('cloud/http', `HTTP status code: ${status}`, { cause: response, ...(reason ? { details: reason } : {}) })
  }
}

/** The error of a request that failed, in the server's words where it has any, else with `message`. What was aborted stays as it is. */
export function requestFailed(code: string, message: string, cause: unknown): AppKitError {
  if (cause instanceof AppKitError && cause.code === 'cloud/aborted') return cause
  return new AppKitError(code, (cause instanceof CloudError && cause.reason) || message, { cause })
}
