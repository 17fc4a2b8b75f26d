/** Whether a request may have left before this error of `fetch`. False only when there was no connection to send it on. */
export function wasSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const causes: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
  return !causes.every(isNoConnection)
}

function isNoConnection(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  if ('code' in cause && cause.code === 'UND_ERR_CONNECT_TIMEOUT') return true
  return 'syscall' in cause && (cause.syscall === 'connect' || cause.syscall === 'getaddrinfo')
}
