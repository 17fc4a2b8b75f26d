import { AppKitError, hasCode } from '@openappkit/appkit-core/transactions'
import { hexOfNumber } from '../actions/hex'
import type { NodeRequest } from './NodeRequest'
import type { TransferRequest } from './transferRequest'

/** What nodes answer when a call fails in the chain: reverted, and the server's own, under which they put it as well as missing funds. */
const failureCodes = [3, -32000, -32003, -32015]

/** Tries a call at the latest block. @throws AppKitError `transaction/would-fail`, `transaction/simulation-failed` */
export async function tryCall(node: NodeRequest, from: string, { data, to, value }: TransferRequest): Promise<void> {
  const request = { from, to, value: hexOfNumber(value), ...(data && { data }) }
  await node('eth_call', request, 'latest').catch(cause => {
    if (hasCode(cause, failureCodes)) throw wouldFail(cause)
    throw new AppKitError('transaction/simulation-failed', 'The network could not try the transfer out. Try again.', {
      cause,
    })
  })
}

export function wouldFail(cause: unknown): AppKitError {
  const message = 'This transfer would fail on the network. Check the amount and the recipient.'
  return new AppKitError('transaction/would-fail', message, { cause })
}
