import type { TransactionOutcome } from '../adapter/TransactionOutcome'
import type { ChainDialect } from './ChainDialect'

/** So often in a row a node is asked in vain: nodes behind one address aren't all at the same block. */
const patience = { unfound: 5, forgotten: 150 }

interface Receipt {
  readonly blockHash: string
  readonly blockNumber: string
  readonly status: string
}

interface Sent {
  readonly from: string
  readonly nonce: string
}

/** What the node of a session's chain says of one transaction. Which one took its place it isn't asked: that takes a search of blocks. */
export const watchEvm: NonNullable<ChainDialect['watch']> = (ask, chain, { hash, trace, onTrace }) => {
  let known = trace === undefined ? undefined : readTrace(trace)
  let unknown = 0
  let unfound = 0
  return async (): Promise<TransactionOutcome | undefined> => {
    const receipt = await ask<Receipt | null>(chain, { method: 'eth_getTransactionReceipt', params: [hash] })
    if (receipt) {
      const params = [receipt.blockNumber, false]
      const block = await ask<{ readonly hash: string } | null>(chain, { method: 'eth_getBlockByNumber', params })
      // Nodes keep receipts of blocks that the chain left.
      if (block?.hash !== receipt.blockHash) return undefined
      return { status: receipt.status === '0x0' ? 'reverted' : 'confirmed' }
    }
    const sent = await ask<Sent | null>(chain, { method: 'eth_getTransactionByHash', params: [hash] })
    unknown = sent ? 0 : unknown + 1
    if (sent && !known) {
      known = { from: sent.from, nonce: BigInt(sent.nonce) }
      onTrace?.(`${known.from}:${known.nonce}`)
    }
    // Whoever sent it may have kept it to themselves for days.
    if (!known) return undefined
    const used = await ask<string>(chain, { method: 'eth_getTransactionCount', params: [known.from, 'latest'] })
    unfound = BigInt(used) > known.nonce ? unfound + 1 : 0
    if (unfound >= patience.unfound) return { status: 'replaced' }
    return unknown >= patience.forgotten ? { status: 'dropped' } : undefined
  }
}

function readTrace(trace: string): { readonly from: string; readonly nonce: bigint } | undefined {
  const [, from, nonce] = /^(0x[\da-f]{40}):(\d{1,20})$/iu.exec(trace) ?? []
  return from !== undefined && nonce !== undefined ? { from, nonce: BigInt(nonce) } : undefined
}
