import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type PendingTransaction, PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { subscribe } from 'valtio/vanilla'

/** Delay after a failed read before a transaction's status is read again, in milliseconds. */
export const followDelay = 5_000

type StatusQuery = () => Promise<TransactionOutcome> | undefined

/** Follows pending transactions that have no other follower, for example after a reload, until the kit is destroyed. */
export class PendingFollower {
  readonly #kit: ModalKit
  readonly #pending: PendingTransactions
  readonly #controller = new AbortController()

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#pending = kit.controller(PendingTransactions)
    this.#followAll()
    // Subscribes to both states, because an adapter may add the network of a stored transaction later.
    const stops = [this.#pending.state, kit.chains.state].map(state => subscribe(state, () => this.#followAll()))
    kit.context.onDestroy(() => {
      for (const stop of stops) stop()
      this.#controller.abort()
    })
  }

  #followAll(): void {
    for (const transaction of this.#pending.state.transactions) {
      // If the adapter can't load now, the next state change retries.
      this.#begin(transaction).catch(() => {})
    }
  }

  async #begin(transaction: PendingTransaction): Promise<void> {
    const ask = await this.#query(transaction)
    if (ask && !this.#controller.signal.aborted && this.#pending.claim(transaction.hash)) this.#follow(transaction, ask)
  }

  /**
   * Returns the function that reads the status from the chain, or undefined if the transaction is settled or the chain
   * can't report its status.
   */
  async #query({ hash, address, caipNetworkId, outcome, trace }: PendingTransaction): Promise<StatusQuery | undefined> {
    const { context, chains } = this.#kit
    const caipNetwork = chains.findNetwork(caipNetworkId)
    if (outcome || !caipNetwork || !context.adapters.namespaces.includes(caipNetwork.chainNamespace)) return undefined
    const transfers = await context.adapter(caipNetwork.chainNamespace).transfers()
    if (!transfers.followTransaction) return undefined
    const { signal } = this.#controller
    const onTrace = (newTrace: string) => this.#pending.trace(hash, newTrace)
    return () => transfers.followTransaction?.({ hash, address, caipNetwork, signal, trace, onTrace })
  }

  #follow(transaction: PendingTransaction, ask: StatusQuery): void {
    const { hash } = transaction
    const { signal } = this.#controller
    const again = () => {
      // The transaction was removed because the history lists it or the user disconnected.
      if (signal.aborted || !this.#pending.find(hash)) return
      this.#kit.environment.setTimer(() => !signal.aborted && this.#follow(transaction, ask), followDelay)
    }
    Promise.resolve()
      .then(ask)
      .then(outcome => {
        if (!signal.aborted && outcome) this.#pending.settle(hash, outcome)
      })
      .catch(again)
  }
}
