import type { SimulatedTransfer, Transfer } from '@openappkit/appkit-core'
import { AppKitError, hasCode } from '@openappkit/appkit-core/transactions'
import { hexOfNumber } from '../actions/hex'
import type { NodeRequest } from './NodeRequest'
import type { TokenTrial } from './TokenTrial'
import { transferRequest } from './transferRequest'
import { tryAsPayer } from './tryAsPayer'
import { tryInBlock } from './tryInBlock'

/** What nodes answer when a call fails in the chain: reverted, and the server's own, under which they put it as well as missing funds. */
const failureCodes = [3, -32000, -32003, -32015]

/**
 * Tries a transfer at the latest block. Tokens that keep a part of what is sent are found out by the balances on both sides.
 *
 * @throws AppKitError `transaction/would-fail`, `transaction/simulation-failed`
 */
export async function simulateTransfer(node: NodeRequest, transfer: Transfer): Promise<SimulatedTransfer | undefined> {
  const { address, amount, to, tokenAddress } = transfer
  if (tokenAddress !== undefined) {
    const trial: TokenTrial = { ...transfer, tokenAddress }
    const tried = (await tryInBlock(node, trial)) ?? (await tryAsPayer(node, trial))
    if (tried && 'failure' in tried) throw wouldFail(tried.failure)
    const isOwn = address.toLowerCase() === to.toLowerCase()
    if (tried) return moved(tried, isOwn ? amount : 0n)
  }
  // A coin arrives whole. Of a token nobody knows more than that it can be moved.
  await call(node, transfer)
  return tokenAddress === undefined ? { sent: amount, received: amount } : undefined
}

/** @param passed - what both leaves and arrives at one address, where they are the same */
function moved(
  { payer, payee }: Record<'payer' | 'payee', readonly [before: bigint, after: bigint]>,
  passed: bigint,
): SimulatedTransfer | undefined {
  const sent = passed || payer[0] - payer[1]
  const received = passed + payee[1] - payee[0]
  if (sent === 0n && received === 0n) throw wouldFail(undefined)
  return sent < 0n || received < 0n ? undefined : { sent, received }
}

async function call(node: NodeRequest, transfer: Transfer): Promise<void> {
  const { data, to, value } = transferRequest(transfer)
  const request = { from: transfer.address, to, value: hexOfNumber(value), ...(data && { data }) }
  await node('eth_call', request, 'latest').catch(cause => {
    if (hasCode(cause, failureCodes)) throw wouldFail(cause)
    throw new AppKitError('transaction/simulation-failed', 'The network could not try the transfer out. Try again.', {
      cause,
    })
  })
}

function wouldFail(cause: unknown): AppKitError {
  const message = 'This transfer would fail on the network. Check the amount and the recipient.'
  return new AppKitError('transaction/would-fail', message, { cause })
}
