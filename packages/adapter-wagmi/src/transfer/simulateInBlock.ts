import type { Erc20Transfer, TriedTransfer } from './Erc20Transfer'
import { encodeBalanceOf, readUint } from './erc20'
import type { NodeRequest } from './NodeRequest'
import { transferRequest } from './transferRequest'

interface CallResult {
  readonly status?: unknown
  readonly returnData?: unknown
  readonly error?: unknown
}

/**
 * Simulates a token transfer in a block that is never mined (`eth_simulateV1`). Returns undefined if the node doesn't
 * support the method.
 */
export async function simulateInBlock(node: NodeRequest, transfer: Erc20Transfer): Promise<TriedTransfer | undefined> {
  const { address: from, to, tokenAddress } = transfer
  const { data } = transferRequest(transfer)
  const balances = [from, to].map(owner => ({ from, to: tokenAddress, data: encodeBalanceOf(owner) }))
  const calls = [...balances, { from, to: tokenAddress, data }, ...balances]
  const results = readCalls(
    await node('eth_simulateV1', { blockStateCalls: [{ calls }] }, 'latest').catch(() => undefined),
  )
  if (results.length !== calls.length) return undefined
  const [payerBefore, payeeBefore, moving, payerAfter, payeeAfter] = results
  if (moving?.status !== '0x1') return { failure: moving?.error ?? moving }
  try {
    return {
      payer: [unitsOf(payerBefore), unitsOf(payerAfter)],
      payee: [unitsOf(payeeBefore), unitsOf(payeeAfter)],
    }
  } catch {
    return undefined
  }
}

function readCalls(answer: unknown): readonly CallResult[] {
  const [block] = Array.isArray(answer) ? (answer as readonly { readonly calls?: unknown }[]) : []
  return Array.isArray(block?.calls) ? (block.calls as readonly CallResult[]) : []
}

/**
 * Decodes a balance.
 *
 * @throws {RangeError} when the result isn't a balance.
 */
function unitsOf(result: CallResult | undefined): bigint {
  return readUint(String(result?.returnData) as `0x${string}`)
}
