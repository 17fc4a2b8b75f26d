import { AppKitError, hasCode } from '@openappkit/appkit-core/transactions'
import { hexOfNumber } from '../actions/hex'
import type { NodeRequest } from './NodeRequest'
import type { TransferRequest } from './transferRequest'

/**
 * JSON-RPC codes of a call that fails on chain: a revert, and server codes that some nodes use for reverts and missing
 * funds.
 */
const failureCodes = [3, -32000, -32003, -32015]

/**
 * Runs a call at the latest block without sending it.
 *
 * @throws {AppKitError} `transaction/would-fail` when the call fails.
 * @throws {AppKitError} `transaction/simulation-unavailable` when the node doesn't answer.
 */
export async function tryCall(node: NodeRequest, from: string, { data, to, value }: TransferRequest): Promise<void> {
  const request = { from, to, value: hexOfNumber(value), ...(data && { data }) }
  await node('eth_call', request, 'latest').catch(cause => {
    if (hasCode(cause, failureCodes)) throw wouldFail(cause)
    throw new AppKitError(
      'transaction/simulation-unavailable',
      "The network couldn't simulate the transfer. Try again.",
      {
        cause,
      },
    )
  })
}

/** Returns the error for a transaction that would fail. */
export function wouldFail(cause: unknown): AppKitError {
  const message = 'This transfer would fail. Check the amount and the recipient.'
  return new AppKitError('transaction/would-fail', message, { cause })
}
