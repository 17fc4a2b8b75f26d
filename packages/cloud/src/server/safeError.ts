/** What a log says of an error. */
export interface LoggedError {
  readonly type: string
  readonly message?: string
  readonly code?: string | number
  /** Where it was thrown: files and lines, without the message. */
  readonly stack?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

/** Causes of causes, and errors of one error, that are logged. */
const DEEPEST = 4
const MOST = 5
const CREDENTIALS = /\/\/[^\s/@]{1,2000}@/g

/**
 * An error without what libraries hang on theirs: the values of a query, the arguments of a command (Redis's password among them, and what clients publish), rows, headers,
 * addresses with a password.
 */
export function safeError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, cause } = error
  // The query library puts every value of the query into its message.
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

/** A stack begins with the message. */
function framesOf(stack: string, message: string): string {
  const start = stack.indexOf(message)
  const rest = start < 0 ? stack : stack.slice(start + message.length)
  return rest
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .map(line => line.trim())
    .join('\n')
}
