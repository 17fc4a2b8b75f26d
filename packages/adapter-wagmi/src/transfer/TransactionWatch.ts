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

/** What a node says of one transaction, look by look. */
export class TransactionWatch {
  readonly #node: NodeRequest
  readonly #hash: string
  readonly #address: string
  readonly #patience: WatchPatience
  readonly #onSeen: (sent: SentTrace) => void
  #sent: SentTrace | undefined
  #unknown = 0
  #unfound = 0
  #odd = 0

  /**
   * @param known - What was found out of it before.
   * @param onSeen - Hears once that a node knows it.
   */
  constructor(
    node: NodeRequest,
    { hash, address }: { readonly hash: string; readonly address: string },
    patience: WatchPatience,
    known?: SentTrace,
    onSeen: (sent: SentTrace) => void = () => {},
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
    const receipt = await this.#receipt()
    if (receipt) return receipt === 'odd' ? undefined : receipt
    const sent = readSent(await this.#node('eth_getTransactionByHash', this.#hash))
    this.#unknown = sent ? 0 : this.#unknown + 1
    if (sent && !this.#sent) {
      this.#sent = sent
      this.#onSeen(sent)
    }
    if (this.#sent && (await this.#isUsed(this.#sent))) return this.#successor(this.#sent)
    this.#unfound = 0
    return (await this.#isForgotten()) ? { status: 'dropped' } : undefined
  }

  /** Nodes keep receipts of blocks that the chain left: only one whose block is still in the chain counts. */
  async #receipt(): Promise<TransactionOutcome | 'odd' | undefined> {
    const receipt = (await this.#node('eth_getTransactionReceipt', this.#hash)) as Readonly<
      Record<'blockHash' | 'blockNumber' | 'status', unknown>
    > | null
    if (!receipt?.blockNumber) {
      this.#odd = 0
      return undefined
    }
    const block = (await this.#node('eth_getBlockByNumber', receipt.blockNumber, false)) as {
      readonly hash?: unknown
    } | null
    if (block?.hash !== receipt.blockHash && ++this.#odd < this.#patience.odd) return 'odd'
    return { status: receipt.status === '0x0' ? 'reverted' : 'confirmed' }
  }

  async #isUsed({ from, nonce }: SentTrace): Promise<boolean> {
    return BigInt(String(await this.#node('eth_getTransactionCount', from, 'latest'))) > nonce
  }

  /** The account has used the number: for this one, which its receipt will say, or for another. */
  async #successor({ from, nonce }: SentTrace): Promise<TransactionOutcome | undefined> {
    const hash = await findByNonce(this.#node, from, nonce).catch(() => undefined)
    if (hash?.toLowerCase() === this.#hash.toLowerCase()) return undefined
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
