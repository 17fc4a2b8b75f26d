import { hexOfNumber } from '../actions/hex'
import type { NodeRequest } from './NodeRequest'

/** How far back is looked, in blocks: the first is what every node remembers. */
const windows = [16n, 128n, 4_096n, 131_072n]

/** The transaction of an account that has a number, somewhere in the latest blocks. Undefined where the node doesn't remember. */
export async function findByNonce(node: NodeRequest, from: string, nonce: bigint): Promise<string | undefined> {
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
  return hashIn(await node('eth_getBlockByNumber', hexOfNumber(used), true), from, nonce)
}

function hashIn(block: unknown, from: string, nonce: bigint): string | undefined {
  const { transactions } = (block ?? {}) as { readonly transactions?: unknown }
  const found = (Array.isArray(transactions) ? transactions : []).find(
    (one: { readonly from?: unknown; readonly nonce?: unknown }) =>
      String(one.from).toLowerCase() === from.toLowerCase() && BigInt(String(one.nonce)) === nonce,
  ) as { readonly hash?: unknown } | undefined
  return typeof found?.hash === 'string' ? found.hash : undefined
}
