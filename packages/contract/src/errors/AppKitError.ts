import type { AppKitErrorCode } from './AppKitErrorCodes'

/** Details that an {@link AppKitError} may carry. */
export interface AppKitErrorOptions {
  /** What went wrong underneath; kept for logs and debuggers. */
  readonly cause?: unknown
  /** Further lines for developers, never shown to a visitor. */
  readonly details?: string
}

/**
 * What every error of OpenAppKit is. `code` is stable and documented in `docs/errors.md`; `message` says what happened and what to do next.
 *
 * @example
 * ```ts
 * try { await appkit.connect() } catch (error) {
 *   if (error instanceof AppKitError && error.code === 'modal/closed') return
 *   throw error
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
