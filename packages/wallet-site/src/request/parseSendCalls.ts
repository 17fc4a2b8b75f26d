import { invalid, Payload } from '../protocol/Payload'
import { RpcFailure } from '../rpc/RpcFailure'
import type { ParsedRequest } from './ParsedRequest'
import { readEvmTransaction } from './parseEvmTransaction'
import type { RequestContext } from './RequestContext'

/**
 * Parses `wallet_sendCalls` ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)). The account is a plain key, so a batch
 * has one call.
 *
 * @throws RpcFailure 5760 if several calls must be atomic, 5740 for other batches, 5700 for a required capability, 5710
 * for another chain.
 */
export function parseSendCalls(params: unknown, context: RequestContext): ParsedRequest {
  if (!Array.isArray(params) || params.length === 0)
    throw invalid("The parameters of 'wallet_sendCalls' must be a list with a batch.")
  const batch = new Payload(params[0])
  const calls = batch.value('calls')
  if (!Array.isArray(calls) || calls.length === 0) throw invalid("'calls' must be a list with a call.")
  if (batchChain(batch.value('chainId'), context) !== context.chainId)
    throw new RpcFailure('embedded/chain-not-supported', 5710, "The batch is for a chain other than the request's.")
  refuseCapabilities(batch.value('capabilities'))
  if (calls.length > 1) throw severalCalls(batch.value('atomicRequired') === true)
  const call = new Payload(calls[0])
  refuseCapabilities(call.value('capabilities'))
  const { to, data, value } = {
    to: call.value('to'),
    data: call.value('data'),
    value: call.value('value'),
  }
  // Only these fields are part of a call. The rest could set fees or types that a batch doesn't have.
  const request = readEvmTransaction({ from: batch.value('from'), to, data, value }, context)
  return { request, form: 'evmCalls' }
}

function batchChain(chainId: unknown, context: RequestContext): string {
  if (chainId === undefined || chainId === null) return context.chainId
  if (typeof chainId === 'number') return `eip155:${chainId}`
  if (typeof chainId !== 'string' || !/^(0x[\da-f]{1,16}|\d{1,16})$/i.test(chainId))
    throw invalid("'chainId' must be a hex quantity.")
  return `eip155:${BigInt(chainId)}`
}

function severalCalls(isAtomic: boolean): RpcFailure {
  const advice = "This wallet can't send several calls together. Send them one by one."
  return new RpcFailure('embedded/method-not-allowed', isAtomic ? 5760 : 5740, advice)
}

/** Apps mark capabilities that they can do without as optional. */
function refuseCapabilities(capabilities: unknown): void {
  if (capabilities === undefined || capabilities === null) return
  if (typeof capabilities !== 'object') throw invalid("'capabilities' must be an object.")
  const isRequired = Object.values(capabilities).some(
    (capability: unknown) =>
      typeof capability !== 'object' || capability === null || Reflect.get(capability, 'optional') !== true,
  )
  if (isRequired)
    throw new RpcFailure('embedded/method-not-allowed', 5700, "This wallet doesn't support a capability of the batch.")
}
