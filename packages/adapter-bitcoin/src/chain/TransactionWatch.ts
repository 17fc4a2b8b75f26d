import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { Esplora, Outpoint, Payment } from './Esplora'

/** How often in a row the server has to be asked in vain before that means something. */
export interface WatchPatience {
  /** For a transaction that it knew before: it was forgotten. */
  readonly forgotten: number
  /** For one that it never knew. */
  readonly unheard: number
}

/** What is kept of a transaction between two watches. */
export interface WatchMemory {
  /** The coins that it spends, where somebody saw it before. */
  readonly inputs?: readonly Outpoint[] | undefined
  /** Hears of them once they are known. */
  readonly onSeen?: ((inputs: readonly Outpoint[]) => void) | undefined
}

/** What the chain says of one transaction, look by look. */
export class TransactionWatch {
  readonly #esplora: Pick<Esplora, 'sent' | 'spender'>
  readonly #hash: string
  readonly #address: string
  readonly #patience: WatchPatience
  /** The coins that it spends, once it was seen. */
  #inputs: readonly Outpoint[] | undefined
  readonly #onSeen: WatchMemory['onSeen']
  /** Whom it pays but the payer, once it was seen. */
  #payments: readonly Payment[] = []
  /** The one that is watched: another once the wallet sent the same for a higher fee. */
  #current: string
  #unknown = 0

  constructor(
    esplora: Pick<Esplora, 'sent' | 'spender'>,
    { hash, address }: { readonly hash: string; readonly address: string },
    patience: WatchPatience,
    { inputs, onSeen }: WatchMemory = {},
  ) {
    this.#esplora = esplora
    this.#hash = hash
    this.#current = hash
    this.#address = address
    this.#patience = patience
    this.#inputs = inputs
    this.#onSeen = onSeen
  }

  /** Undefined while nobody knows how it ended. */
  async look(): Promise<TransactionOutcome | undefined> {
    const current = this.#current
    const sent = await this.#esplora.sent(current)
    if (sent?.isConfirmed) return { status: 'confirmed', ...(current !== this.#hash && { hash: current }) }
    if (sent) {
      this.#unknown = 0
      this.#payments = sent.outputs.filter(({ to }) => to !== this.#address)
      if (!this.#inputs) {
        this.#inputs = sent.inputs
        this.#onSeen?.(sent.inputs)
      }
      return undefined
    }
    this.#unknown += 1
    const successor = await this.#successor()
    if (successor && !(await this.#paysTheSame(successor))) return { status: 'replaced', hash: successor }
    if (successor) {
      this.#current = successor
      return this.look()
    }
    const { forgotten, unheard } = this.#patience
    return this.#unknown >= (this.#inputs ? forgotten : unheard) ? { status: 'dropped' } : undefined
  }

  /** Who spends one of its coins now: it can't be taken in any more. */
  async #successor(): Promise<string | undefined> {
    for (const input of this.#inputs ?? []) {
      const spender = await this.#esplora.spender(input)
      if (spender !== undefined && spender !== this.#current) return spender
    }
    return undefined
  }

  /** The wallet sent it once more, for a higher fee: whoever reads 'replaced' would pay twice. Only change may be another. */
  async #paysTheSame(successor: string): Promise<boolean> {
    const left = [...((await this.#esplora.sent(successor))?.outputs ?? [])]
    return (
      this.#payments.length > 0 &&
      this.#payments.every(({ to, value }) => {
        const found = left.findIndex(output => output.to === to && output.value === value)
        if (found >= 0) left.splice(found, 1)
        return found >= 0
      })
    )
  }
}
