import type { RetryableFailure } from '@openappkit/appkit-core/transactions'

/** JSON-RPC codes by which a chain refuses a call or transaction: a revert, invalid input or parameters, a rejected transaction. Every node would. */
const refusals: readonly unknown[] = [3, -32000, -32602, -32003]

/** JSON-RPC codes of a node that is too busy to answer: the standard one, and HTTP's own as some providers send it. */
const busy: readonly unknown[] = [-32005, 429]

/** viem's code for an error that it doesn't know, such as an answer in another form. */
const unknown = -1

/** The parts of viem's errors that are read. Classes would tie this code to the page's copy of viem. */
interface NodeError {
  /** Of JSON-RPC. */
  readonly code?: unknown
  /** Of HTTP. */
  readonly status?: number
  readonly headers?: Headers
}

/** Whether another node would say the same. */
export function isFinal(error: unknown): boolean {
  return refusals.includes((error as NodeError).code)
}

/** Returns why to ask again. Undefined: the nodes did answer. */
export function retryableFailure(error: unknown): RetryableFailure | undefined {
  const { code, status, headers } = error as NodeError
  if (code !== undefined) return busy.includes(code) || code === unknown ? {} : undefined
  return { status, retryAfter: headers?.get('Retry-After') }
}

/** Whether a node may have refused a batch for being one: by a client error that says nothing of the caller, or an answer that is no list. */
export function refusesBatches(error: unknown): boolean {
  const { code, status = 0 } = error as NodeError
  return code === undefined ? [400, 405, 413, 415, 422, 501].includes(status) : code === unknown
}
