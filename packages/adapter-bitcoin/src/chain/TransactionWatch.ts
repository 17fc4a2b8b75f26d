import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { Esplora, Outpoint, Payment } from './Esplora'

/** Number of consecutive checks without the transaction after which it counts as dropped. */
export interface WatchTimeouts {
  /** For a transaction that the server returned before. */
  readonly forgotten: number
  /** For a transaction that the server never returned. */
  readonly unseen: number
}

/** Transaction data that outlives one watch. */
export interface WatchMemory {
  /** Coins of the transaction from an earlier watch. */
  readonly inputs?: readonly Outpoint[] | undefined
  /** Called once when the coins are known. */
  readonly onSeen?: ((inputs: readonly Outpoint[]) => void) | undefined
}

/** Watches one transaction by repeatedly checking the server. */
export class TransactionWatch {
  readonly #esplora: Pick<Esplora, 'sent' | 'spender'>
  readonly #hash: string
  readonly #address: string
  readonly #timeouts: WatchTimeouts
  /** Coins of the transaction, once known. */
  #inputs: readonly Outpoint[] | undefined
  readonly #onSeen: WatchMemory['onSeen']
  /** Outputs to other addresses, once known. */
  #payments: readonly Payment[] = []
  /** Id of the watched transaction, which changes when the wallet speeds it up. */
  #current: string
  #unknown = 0

  constructor(
    esplora: Pick<Esplora, 'sent' | 'spender'>,
    { hash, address }: { readonly hash: string; readonly address: string },
    timeouts: WatchTimeouts,
    { inputs, onSeen }: WatchMemory = {},
  ) {
    this.#esplora = esplora
    this.#hash = hash
    this.#current = hash
    this.#address = address
    this.#timeouts = timeouts
    this.#inputs = inputs
    this.#onSeen = onSeen
  }

  /** Checks the transaction once. Returns undefined while its outcome is unknown. */
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
    const { forgotten, unseen } = this.#timeouts
    return this.#unknown >= (this.#inputs ? forgotten : unseen) ? { status: 'dropped' } : undefined
  }

  /** Returns the id of another transaction that spends one of the coins. Once it confirms, the original can't. */
  async #successor(): Promise<string | undefined> {
    for (const input of this.#inputs ?? []) {
      const spender = await this.#esplora.spender(input)
      if (spender !== undefined && spender !== this.#current) return spender
    }
    return undefined
  }

  /**
   * Returns whether a successor is the same transfer with a higher fee, so that only its change differs. If it were
   * reported as a replacement, the user might pay twice.
   */
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
