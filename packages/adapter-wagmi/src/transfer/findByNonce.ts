import { hexOfNumber } from '../actions/hex'
import type { NodeRequest } from './NodeRequest'
import { readSent, type SentTrace } from './SentTrace'

/** How far back to search, in blocks. Every node keeps the state for the first window. */
const windows = [16n, 128n, 4_096n, 131_072n]

/**
 * Finds an account's transaction by its nonce in the latest blocks. Resolves with undefined if the nonce is unused, or
 * was used before the longest of {@link windows}. Rejects with the node's error if the node doesn't have a block's
 * state.
 */
export async function findByNonce(
  node: NodeRequest,
  { from, nonce }: SentTrace,
): Promise<{ readonly hash: string; readonly sent: SentTrace } | undefined> {
  const isUsedAt = async (block: bigint): Promise<boolean> =>
    BigInt(String(await node('eth_getTransactionCount', from, hexOfNumber(block)))) > nonce
  let used = BigInt(String(await node('eth_blockNumber')))
  if (!(await isUsedAt(used))) return undefined
  let unused: bigint | undefined
  for (const window of windows) {
    const block = used > window ? used - window : 0n
    if (!(await isUsedAt(block))) {
      unused = block
      break
    }
    used = block
    if (block === 0n) break
  }
  if (unused === undefined) return undefined
  while (used - unused > 1n) {
    const middle: bigint = (used + unused) / 2n
    if (await isUsedAt(middle)) used = middle
    else unused = middle
  }
  return foundIn(await node('eth_getBlockByNumber', hexOfNumber(used), true), from, nonce)
}

function foundIn(block: unknown, from: string, nonce: bigint): Awaited<ReturnType<typeof findByNonce>> {
  const { transactions } = (block ?? {}) as { readonly transactions?: unknown }
  for (const one of Array.isArray(transactions) ? transactions : []) {
    const sent = readSent(one)
    const { hash } = one as { readonly hash?: unknown }
    if (sent?.from.toLowerCase() === from.toLowerCase() && sent.nonce === nonce && typeof hash === 'string')
      return { hash, sent }
  }
  return undefined
}
