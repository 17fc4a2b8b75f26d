import type { RetryableFailure } from '@openappkit/appkit-core/transactions'

/**
 * JSON-RPC codes for a call or transaction that the chain rejects: a revert, invalid input or parameters, or a rejected
 * transaction. Every node would reject it.
 */
const refusals: readonly unknown[] = [3, -32000, -32602, -32003]

/** JSON-RPC codes of an overloaded node: the standard code, and the HTTP status that some providers send. */
const busy: readonly unknown[] = [-32005, 429]

/** viem's code for unknown errors, such as an answer in an unexpected format. */
const unknown = -1

/** Properties of viem's errors. Importing the classes would tie this code to the app's copy of viem. */
interface NodeError {
  /** JSON-RPC error code. */
  readonly code?: unknown
  /** HTTP status. */
  readonly status?: number
  readonly headers?: Headers
}

/** Returns whether every other node would give the same answer. */
export function isFinal(error: unknown): boolean {
  return refusals.includes((error as NodeError).code)
}

/** Returns the reason to retry, or undefined if a node answered. */
export function retryableFailure(error: unknown): RetryableFailure | undefined {
  const { code, status, headers } = error as NodeError
  if (code !== undefined) return busy.includes(code) || code === unknown ? {} : undefined
  return { status, retryAfter: headers?.get('Retry-After') }
}

/**
 * Returns whether a node may have rejected a batch because it is a batch: with a client error that isn't about the
 * caller, or an answer that isn't a list.
 */
export function refusesBatches(error: unknown): boolean {
  const { code, status = 0 } = error as NodeError
  return code === undefined ? [400, 405, 413, 415, 422, 501].includes(status) : code === unknown
}
