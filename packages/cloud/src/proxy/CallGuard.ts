import type { AllowedMethods } from './methods/AllowedMethods'
import { isMethodName } from './methods/isMethodName'
import { type ProxiedCall, readCalls } from './readCalls'

/** The calls of a request: those to forward, and the errors for the others. */
export interface GuardedCalls {
  readonly isBatch: boolean
  readonly allowed: readonly ProxiedCall[]
  /** JSON-RPC errors, one for each call that isn't forwarded. */
  readonly refusals: readonly string[]
}

/** Parses requests and blocks disallowed calls. */
export class CallGuard {
  readonly #methods: Pick<AllowedMethods, 'allows'>

  constructor(methods: Pick<AllowedMethods, 'allows'>) {
    this.#methods = methods
  }

  /**
   * Parses a request and checks which of its calls the caller may make.
   *
   * @param text - A valid JSON object, or an array of objects.
   */
  read(chainId: string, text: string, isFromThisMachine: boolean): GuardedCalls {
    const { isBatch, calls } = readCalls(text)
    const allowed: ProxiedCall[] = []
    const refusals: string[] = []
    for (const call of calls) {
      if ('problem' in call) refusals.push(encodeError(call.id, -32600, `Invalid request: ${call.problem}`))
      else if (this.#methods.allows(chainId, call.method, isFromThisMachine)) allowed.push(call)
      else refusals.push(encodeError(call.id, -32601, notAllowed(call.method)))
    }
    return { isBatch, allowed, refusals }
  }
}

/**
 * Encodes a JSON-RPC error response.
 *
 * @param id - As the caller wrote it. Default: `null`.
 */
export function encodeError(id: string | undefined, code: number, message: string): string {
  return `{"jsonrpc":"2.0","id":${id ?? 'null'},"error":${JSON.stringify({ code, message })}}`
}

function notAllowed(method: string): string {
  return isMethodName(method) ? `Method not allowed: ${method}` : 'Method not allowed'
}
