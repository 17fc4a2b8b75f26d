import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { Esplora, Outpoint } from './Esplora'

/** How often in a row the server has to be asked in vain before that means something. */
export interface WatchPatience {
  /** For a transaction that it knew before: it was forgotten. */
  readonly forgotten: number
  /** For one that it never knew. */
  readonly unheard: number
}

/** What the chain says of one transaction, look by look. */
export class TransactionWatch {
  readonly #esplora: Pick<Esplora, 'sent' | 'spender'>
  readonly #txid: string
  readonly #patience: WatchPatience
  /** The coins that it spends, once it was seen. */
  #inputs: readonly Outpoint[] | undefined
  readonly #onSeen: (inputs: readonly Outpoint[]) => void
  #unknown = 0

  /**
   * @param inputs - The coins that it spends, where somebody saw it before.
   * @param onSeen - Hears of them once they are known.
   */
  constructor(
    esplora: Pick<Esplora, 'sent' | 'spender'>,
    txid: string,
    patience: WatchPatience,
    inputs?: readonly Outpoint[],
    onSeen: (inputs: readonly Outpoint[]) => void = () => {},
  ) {
    this.#esplora = esplora
    this.#txid = txid
    this.#patience = patience
    this.#inputs = inputs
    this.#onSeen = onSeen
  }

  /** Undefined while nobody knows how it ended. */
  async look(): Promise<TransactionOutcome | undefined> {
    const sent = await this.#esplora.sent(this.#txid)
    if (sent?.isConfirmed) return { status: 'confirmed' }
    if (sent && !this.#inputs) {
      this.#inputs = sent.inputs
      this.#onSeen(sent.inputs)
    }
    if (sent) {
      this.#unknown = 0
      return undefined
    }
    this.#unknown += 1
    const successor = await this.#successor()
    if (successor) return { status: 'replaced', hash: successor }
    const { forgotten, unheard } = this.#patience
    return this.#unknown >= (this.#inputs ? forgotten : unheard) ? { status: 'dropped' } : undefined
  }

  /** Who spends one of its coins now: it can't be taken in any more. */
  async #successor(): Promise<string | undefined> {
    for (const input of this.#inputs ?? []) {
      const spender = await this.#esplora.spender(input)
      if (spender !== undefined && spender !== this.#txid) return spender
    }
    return undefined
  }
}
