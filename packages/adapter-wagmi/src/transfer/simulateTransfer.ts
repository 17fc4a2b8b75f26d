import type { SimulatedTransfer, Transfer } from '@openappkit/appkit-core'
import type { NodeRequest } from './NodeRequest'
import type { TokenTrial } from './TokenTrial'
import { transferRequest } from './transferRequest'
import { tryAsPayer } from './tryAsPayer'
import { tryCall, wouldFail } from './tryCall'
import { tryInBlock } from './tryInBlock'

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
  await tryCall(node, address, transferRequest(transfer))
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
