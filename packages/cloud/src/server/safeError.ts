/** The part of an error that is safe to log. */
export interface LoggedError {
  readonly type: string
  readonly message?: string
  readonly code?: string | number
  /** Files and lines of the stack, without the error message. */
  readonly stack?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

/** Maximum depth of logged causes, and maximum errors per aggregate error. */
const DEEPEST = 4
const MOST = 5
const CREDENTIALS = /\/\/[^\s/@]{1,2000}@/g

/**
 * Returns the part of an error that is safe to log. Drops data that libraries attach: query values, Redis commands with
 * their arguments (passwords and published messages), rows, headers, and credentials in URLs.
 */
export function safeError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, cause } = error
  // The query library puts every query value into its message.
  const isQuery = 'query' in error && 'params' in error
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined
  const inner = depth < DEEPEST
  return {
    type: name,
    message: isQuery ? 'A query failed' : message.replace(CREDENTIALS, '//…@'),
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack, message) }),
    ...(inner && cause !== undefined && { cause: safeError(cause, depth + 1) }),
    ...(inner &&
      error instanceof AggregateError && { errors: error.errors.slice(0, MOST).map(one => safeError(one, depth + 1)) }),
  }
}

/** Returns the stack without the message at its start. */
function framesOf(stack: string, message: string): string {
  const start = stack.indexOf(message)
  const rest = start < 0 ? stack : stack.slice(start + message.length)
  return rest
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .map(line => line.trim())
    .join('\n')
}
