import { encodeBalanceOf, readUint } from './erc20'
import type { NodeRequest } from './NodeRequest'
import type { TokenTrial, TriedTransfer } from './TokenTrial'
import { transferRequest } from './transferRequest'

interface CallResult {
  readonly status?: unknown
  readonly returnData?: unknown
  readonly error?: unknown
}

/** Tries a token transfer in a block that nobody makes (`eth_simulateV1`). Undefined where the node has no such thing. */
export async function tryInBlock(node: NodeRequest, transfer: TokenTrial): Promise<TriedTransfer | undefined> {
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

/** @throws RangeError for what is no balance. */
function unitsOf(result: CallResult | undefined): bigint {
  return readUint(String(result?.returnData) as `0x${string}`)
}
