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
 * Validates the params of a request and runs its method.
 *
 * @param pay - Charges the cost beyond that of the frame. Throws `OverRate` if the caller exceeds its rate.
 * @throws RpcFailure for an unknown method or invalid params.
 * @throws StoreFull if there is no room.
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

/** Converts an error to the failure to send. Logs errors that the caller didn't cause. */
export function failureOf(error: unknown, logger: RelayLogger): RpcFailure {
  if (error instanceof RpcFailure) return error
  if (error instanceof StoreFull) return new RpcFailure(rpcCode.server, error.message)
  logger.error({ err: error }, 'A request failed')
  return new RpcFailure(rpcCode.internal, 'Internal error')
}
