import { AppKitError, type AppKitErrorOptions, type PayServerErrorCodes } from '@openappkit/contract'

/** Options of {@link PayServerError}. */
export interface PayServerErrorOptions extends AppKitErrorOptions {
  /** Seconds to wait before the next request. */
  readonly retryAfter?: number | undefined
}

/**
 * Error of the merchant's server kit. Its `code` says what happened. Neither its message nor its `details` contain the
 * API key, a webhook secret or the URL of a node.
 *
 * @example
 * ```ts
 * import { PayServerError } from '@openappkit/pay/server'
 *
 * function statusOf(error: unknown): number {
 *   return error instanceof PayServerError && error.code === 'pay/webhook-signature' ? 401 : 400
 * }
 * ```
 */
export class PayServerError extends AppKitError {
  override readonly name: string = 'PayServerError'
  /** Seconds to wait before the next request. Undefined if the backend doesn't say. */
  readonly retryAfter: number | undefined

  constructor(
    override readonly code: keyof PayServerErrorCodes,
    message: string,
    options: PayServerErrorOptions = {},
  ) {
    super(code, message, options)
    this.retryAfter = options.retryAfter
  }
}
