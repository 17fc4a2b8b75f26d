import type { TransactionOutcome } from '@openappkit/appkit-core'
import { findByNonce } from './findByNonce'
import { isContract } from './isContract'
import type { NodeRequest } from './NodeRequest'
import { readSent, type SentTrace } from './SentTrace'

/** Number of consecutive failed checks after which a result is final. */
export interface WatchTimeouts {
  /** For a transaction that the node returned earlier but no longer does. */
  readonly forgotten: number
  /**
   * For a transaction that the node never returned. The limit is higher, since its sender may have withheld it for a
   * while.
   */
  readonly unseen: number
  /** For a receipt whose block hash differs from the chain's, since the blocks of some nodes have two hashes. */
  readonly odd: number
  /** For the transaction that used the nonce, since the nodes behind one URL may be at different blocks. */
  readonly unfound: number
}

/** Data of a transaction that outlives one watch. */
export interface WatchMemory {
  /** Trace of the transaction from an earlier watch. */
  readonly known?: SentTrace | undefined
  /** Called once, when a node first returns the transaction. */
  readonly onSeen?: ((sent: SentTrace) => void) | undefined
}

/** Watches one transaction by checking a node repeatedly. */
export class TransactionWatch {
  readonly #node: NodeRequest
  readonly #hash: string
  readonly #address: string
  readonly #timeouts: WatchTimeouts
  readonly #onSeen: WatchMemory['onSeen']
  #sent: SentTrace | undefined
  #unknown = 0
  #unfound = 0
  /** Number of mismatched receipts by transaction hash. */
  readonly #odd: Map<string, number> = new Map()

  constructor(
    node: NodeRequest,
    { hash, address }: { readonly hash: string; readonly address: string },
    timeouts: WatchTimeouts,
    { known, onSeen }: WatchMemory = {},
  ) {
    this.#node = node
    this.#hash = hash
    this.#address = address
    this.#timeouts = timeouts
    this.#sent = known
    this.#onSeen = onSeen
  }

  /** Checks the transaction once. Returns undefined while its outcome is unknown. */
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

  /** Reads a receipt. Nodes keep receipts of reorganized blocks, so the receipt's block must still be in the chain. */
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
      if (odd < this.#timeouts.odd) return 'odd'
    }
    return { status: receipt.status === '0x0' ? 'reverted' : 'confirmed' }
  }

  async #isUsed({ from, nonce }: SentTrace): Promise<boolean> {
    return BigInt(String(await this.#node('eth_getTransactionCount', from, 'latest'))) > nonce
  }

  /**
   * Returns the outcome once the account has used the nonce. If this transaction used it, returns undefined, because
   * its receipt decides.
   */
  async #successor(known: SentTrace): Promise<TransactionOutcome | undefined> {
    const { hash, sent } = (await findByNonce(this.#node, known).catch(() => undefined)) ?? {}
    if (hash?.toLowerCase() === this.#hash.toLowerCase()) return undefined
    // The wallet sent the same transaction with a higher fee. Reporting it as replaced could make the user pay twice.
    if (hash && known.action && sent?.action === known.action) {
      const receipt = await this.#receipt(hash)
      return receipt && receipt !== 'odd' ? { ...receipt, hash } : undefined
    }
    if (hash) return { status: 'replaced', hash }
    this.#unfound += 1
    // The unknown replacement may be the same transfer, so this doesn't report that nothing was sent.
    return this.#unfound >= this.#timeouts.unfound ? { status: 'replaced' } : undefined
  }

  async #isForgotten(): Promise<boolean> {
    if (this.#sent) return this.#unknown >= this.#timeouts.forgotten
    // A contract wallet may return an id that isn't a transaction, and wait days for other signers.
    return this.#unknown >= this.#timeouts.unseen && !(await isContract(this.#node, this.#address))
  }
}
