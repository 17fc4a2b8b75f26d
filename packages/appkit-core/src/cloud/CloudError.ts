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
