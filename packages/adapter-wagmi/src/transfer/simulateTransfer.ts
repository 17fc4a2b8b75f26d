import type { SimulatedTransfer, Transfer } from '@openappkit/appkit-core'
import type { Erc20Transfer } from './Erc20Transfer'
import type { NodeRequest } from './NodeRequest'
import { simulateAsPayer } from './simulateAsPayer'
import { simulateInBlock } from './simulateInBlock'
import { transferRequest } from './transferRequest'
import { tryCall, wouldFail } from './tryCall'

/**
 * Simulates a transfer at the latest block. Compares both balances, to detect tokens that keep part of a transfer.
 * Resolves with undefined if the node can't measure a token's balances.
 *
 * @throws {AppKitError} `transaction/would-fail` when the transfer would fail.
 * @throws {AppKitError} `transaction/simulation-unavailable` when the node doesn't answer.
 */
export async function simulateTransfer(node: NodeRequest, transfer: Transfer): Promise<SimulatedTransfer | undefined> {
  const { address, amount, to, tokenAddress } = transfer
  if (tokenAddress !== undefined) {
    const tokenTransfer: Erc20Transfer = { ...transfer, tokenAddress }
    const tried = (await simulateInBlock(node, tokenTransfer)) ?? (await simulateAsPayer(node, tokenTransfer))
    if (tried && 'failure' in tried) throw wouldFail(tried.failure)
    const isOwn = address.toLowerCase() === to.toLowerCase()
    if (tried) return moved(tried, isOwn ? amount : 0n)
  }
  // Native coins arrive in full. For a token, the call only shows that the transfer would not fail.
  await tryCall(node, address, transferRequest(transfer))
  return tokenAddress === undefined ? { sent: amount, received: amount } : undefined
}

/** @param passed - Amount that both leaves and arrives if payer and payee have the same address. */
function moved(
  { payer, payee }: Record<'payer' | 'payee', readonly [before: bigint, after: bigint]>,
  passed: bigint,
): SimulatedTransfer | undefined {
  const sent = passed || payer[0] - payer[1]
  const received = passed + payee[1] - payee[0]
  if (sent === 0n && received === 0n) throw wouldFail(undefined)
  return sent < 0n || received < 0n ? undefined : { sent, received }
}
