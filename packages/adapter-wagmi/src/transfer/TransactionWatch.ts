import type { TransactionOutcome } from '@openappkit/appkit-core'
import { findByNonce } from './findByNonce'
import { isContract } from './isContract'
import type { NodeRequest } from './NodeRequest'
import { readSent, type SentTrace } from './SentTrace'

/** How often in a row a node has to be asked in vain before that means something. */
export interface WatchPatience {
  /** For a transaction that it knew before: it was forgotten. */
  readonly forgotten: number
  /** For one that it never knew: whoever sent it may have kept it to themselves for a while. */
  readonly unheard: number
  /** For a receipt that names another block than the chain has: some nodes' blocks have two hashes. */
  readonly odd: number
  /** For the one that has its number: nodes behind one address aren't all at the same block. */
  readonly unfound: number
}

/** What is kept of a transaction between two watches. */
export interface WatchMemory {
  /** What was found out of it before. */
  readonly known?: SentTrace | undefined
  /** Hears once that a node knows it. */
  readonly onSeen?: ((sent: SentTrace) => void) | undefined
}

/** What a node says of one transaction, look by look. */
export class TransactionWatch {
  readonly #node: NodeRequest
  readonly #hash: string
  readonly #address: string
  readonly #patience: WatchPatience
  readonly #onSeen: WatchMemory['onSeen']
  #sent: SentTrace | undefined
  #unknown = 0
  #unfound = 0
  /** By hash. */
  readonly #odd: Map<string, number> = new Map()

  constructor(
    node: NodeRequest,
    { hash, address }: { readonly hash: string; readonly address: string },
    patience: WatchPatience,
    { known, onSeen }: WatchMemory = {},
  ) {
    this.#node = node
    this.#hash = hash
    this.#address = address
    this.#patience = patience
    this.#sent = known
    this.#onSeen = onSeen
  }

  /** Undefined while nobody knows how it ended. */
  async look(): Promise<TransactionOutcome | undefined> {
    const receipt = await this.#receipt(this.#hash)
    if (receipt) return receipt === 'odd' ? undefined : receipt
    const sent = readSent(await this.#node('eth_getTransactionByHash', this.#hash))
    this.#unknown = sent ? 0 : this.#unknown + 1
    if (sent && !this.#sent) {
      this.#sent = sent
      this.#onSeen?.(sent)
    }
    if (this.#sent && (await this.#isUsed(this.#sent))) return this.#successor(this.#sent)
    this.#unfound = 0
    return (await this.#isForgotten()) ? { status: 'dropped' } : undefined
  }

  /** Nodes keep receipts of blocks that the chain left: only one whose block is still in the chain counts. */
  async #receipt(hash: string): Promise<{ readonly status: 'confirmed' | 'reverted' } | 'odd' | undefined> {
    const receipt = (await this.#node('eth_getTransactionReceipt', hash)) as Readonly<
      Record<'blockHash' | 'blockNumber' | 'status', unknown>
    > | null
    if (!receipt?.blockNumber) {
      this.#odd.delete(hash)
      return undefined
    }
    const block = (await this.#node('eth_getBlockByNumber', receipt.blockNumber, false)) as {
      readonly hash?: unknown
    } | null
    if (block?.hash !== receipt.blockHash) {
      const odd = (this.#odd.get(hash) ?? 0) + 1
      this.#odd.set(hash, odd)
      if (odd < this.#patience.odd) return 'odd'
    }
    return { status: receipt.status === '0x0' ? 'reverted' : 'confirmed' }
  }

  async #isUsed({ from, nonce }: SentTrace): Promise<boolean> {
    return BigInt(String(await this.#node('eth_getTransactionCount', from, 'latest'))) > nonce
  }

  /** The account has used the number: for this one, which its receipt will say, or for another. */
  async #successor(known: SentTrace): Promise<TransactionOutcome | undefined> {
    const { hash, sent } = (await findByNonce(this.#node, known).catch(() => undefined)) ?? {}
    if (hash?.toLowerCase() === this.#hash.toLowerCase()) return undefined
    // The wallet sent the same once more, for a higher fee: whoever reads 'replaced' would pay twice.
    if (hash && known.action && sent?.action === known.action) {
      const receipt = await this.#receipt(hash)
      return receipt && receipt !== 'odd' ? { ...receipt, hash } : undefined
    }
    if (hash) return { status: 'replaced', hash }
    this.#unfound += 1
    // It may do the same as this one, so it is not said that nothing was sent.
    return this.#unfound >= this.#patience.unfound ? { status: 'replaced' } : undefined
  }

  async #isForgotten(): Promise<boolean> {
    if (this.#sent) return this.#unknown >= this.#patience.forgotten
    // What the wallet of a contract names may be no transaction of the chain, and wait for other signers for days.
    return this.#unknown >= this.#patience.unheard && !(await isContract(this.#node, this.#address))
  }
}
