import type { AppKitErrorCode } from './AppKitErrorCodes'

/** Options of {@link AppKitError}. */
export interface AppKitErrorOptions {
  /** Underlying error, for logs and debuggers. */
  readonly cause?: unknown
  /** Details for developers. The modal never shows them to users. */
  readonly details?: string
}

/**
 * Error with a stable `code`. Its `message` explains what happened and what to do next. `errorDocsUrl` returns the URL
 * of the code's documentation.
 *
 * @example
 * ```ts
 * import { AppKitError } from '@openappkit/contract'
 *
 * function isClosedModal(error: unknown): boolean {
 *   return error instanceof AppKitError && error.code === 'modal/closed'
 * }
 * ```
 */
export class AppKitError extends Error {
  override readonly name: string = 'AppKitError'
  readonly details: string | undefined

  constructor(
    readonly code: AppKitErrorCode,
    message: string,
    options: AppKitErrorOptions = {},
  ) {
    super(message, { cause: options.cause })
    this.details = options.details
  }
}
