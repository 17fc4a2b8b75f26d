import { RpcFailure, rpcCode } from '../frames/RpcFailure'
import type { RelayLogger } from '../RelayLogger'
import { StoreFull } from '../StoreFull'
import type { Answer, MethodCall } from './Method'
import { methods } from './methods'

/** A parsed request. */
export interface Request {
  readonly method: string
  readonly params: unknown
}

/**
 * Runs a request's method.
 *
 * @param pay - Charges for the cost beyond the frame. Throws if there isn't enough.
 */
export async function runRequest(
  { method, params }: Request,
  call: MethodCall,
  pay: (cost: number) => void,
): Promise<Answer> {
  const definition = methods.get(method)
  if (!definition) throw new RpcFailure(rpcCode.methodNotFound, 'Method not found')
  const checked = definition.check(params)
  if ('issue' in checked) throw new RpcFailure(rpcCode.invalidParams, `Invalid params: ${checked.issue}`)
  if (checked.cost > 1) pay(checked.cost - 1)
  return checked.run(call)
}

/** Returns the failure to send for an error. Logs errors that the caller can't fix. */
export function failureOf(error: unknown, logger: RelayLogger): RpcFailure {
  if (error instanceof RpcFailure) return error
  if (error instanceof StoreFull) return new RpcFailure(rpcCode.server, error.message)
  logger.error({ err: error }, 'A request failed')
  return new RpcFailure(rpcCode.internal, 'Internal error')
}
