import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { ChainDialect } from './ChainDialect'

/**
 * Number of consecutive reads before a transaction counts as replaced or dropped, because the nodes behind one URL may
 * be at different blocks.
 */
const readsUntil = { replaced: 5, dropped: 150 }

interface Receipt {
  readonly blockHash: string
  readonly blockNumber: string
  readonly status: string
}

interface Sent {
  readonly from: string
  readonly nonce: string
}

/**
 * Watches a transaction through the node of a session's chain. Doesn't report the replacement's hash, which would
 * require searching blocks, and only reports a transaction as dropped if a node returned it before.
 */
export const watchEvmTransaction: NonNullable<ChainDialect['watch']> = (ask, chain, { hash, trace, onTrace }) => {
  let known = trace === undefined ? undefined : readTrace(trace)
  let unknown = 0
  let unfound = 0
  return async (): Promise<TransactionOutcome | undefined> => {
    const receipt = await ask<Receipt | null>(chain, { method: 'eth_getTransactionReceipt', params: [hash] })
    if (receipt) {
      const params = [receipt.blockNumber, false]
      const block = await ask<{ readonly hash: string } | null>(chain, { method: 'eth_getBlockByNumber', params })
      // Nodes keep receipts of blocks that a reorganization removed.
      if (block?.hash !== receipt.blockHash) return undefined
      return { status: receipt.status === '0x0' ? 'reverted' : 'confirmed' }
    }
    const sent = await ask<Sent | null>(chain, { method: 'eth_getTransactionByHash', params: [hash] })
    unknown = sent ? 0 : unknown + 1
    if (sent && !known) {
      known = { from: sent.from, nonce: BigInt(sent.nonce) }
      onTrace?.(`${known.from}:${known.nonce}`)
    }
    // An unseen transaction may still reach a node later.
    if (!known) return undefined
    const used = await ask<string>(chain, { method: 'eth_getTransactionCount', params: [known.from, 'latest'] })
    unfound = BigInt(used) > known.nonce ? unfound + 1 : 0
    if (unfound >= readsUntil.replaced) return { status: 'replaced' }
    return unknown >= readsUntil.dropped ? { status: 'dropped' } : undefined
  }
}

function readTrace(trace: string): { readonly from: string; readonly nonce: bigint } | undefined {
  const [, from, nonce] = /^(0x[\da-f]{40}):(\d{1,20})$/iu.exec(trace) ?? []
  return from !== undefined && nonce !== undefined ? { from, nonce: BigInt(nonce) } : undefined
}
