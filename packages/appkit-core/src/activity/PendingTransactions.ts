import { proxy, ref } from 'valtio/vanilla'
import type { TransactionOutcome } from '../adapter/TransactionOutcome'
import { isSameAddress } from '../caip/isSameAddress'
import { isSameHex } from '../caip/isSameHex'
import type { ModalKit } from '../kit/ModalKit'
import { connectionStatusKey } from '../storage/storageKeys'
import type { PendingTransaction } from './PendingTransaction'
import { pendingTransactionsKey } from './pendingTransactionsKey'

/** Maximum number of stored transactions. Older ones are dropped. */
const pendingTransactionLimit = 99

/** State of {@link PendingTransactions}. */
export interface PendingTransactionsState {
  /** Newest first, at most 99. */
  transactions: readonly PendingTransaction[]
}

/**
 * Keeps the transactions sent from this app until {@link PendingTransactions.forget} removes them, usually once the
 * account's history lists them. They survive a reload and are dropped when their account disconnects.
 *
 * A controller of the kit: `kit.controller(PendingTransactions)`.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { PendingTransactions } from '@openappkit/appkit-core/portfolio'
 *
 * function addSent(kit: ModalKit, hash: string, address: string) {
 *   const pending = kit.controller(PendingTransactions)
 *   pending.add({ hash, caipNetworkId: 'eip155:1', address, at: Date.now() })
 * }
 * ```
 */
export class PendingTransactions {
  readonly state: PendingTransactionsState = proxy<PendingTransactionsState>({ transactions: [] })
  readonly #kit: ModalKit
  /**
   * Hashes that this tab has seen. Writes keep stored entries with other hashes, which other tabs added, and don't
   * restore forgotten ones.
   */
  readonly #known: Set<string> = new Set()
  /** Hashes that a caller is following. */
  readonly #followed: Set<string> = new Set()

  constructor(kit: ModalKit) {
    this.#kit = kit
    const { store } = kit.context
    if (store.read(connectionStatusKey) === 'disconnected') store.remove(pendingTransactionsKey)
    this.#use(store.read(pendingTransactionsKey) ?? [])
    kit.context.onDestroy(kit.onDisconnect(() => this.#forgetLeft()))
  }

  /**
   * Adds a sent transaction. Adding the same hash again replaces its entry. The known outcome and trace stay, unless
   * `transaction` includes new ones.
   *
   * @param isFollowed - Whether the caller waits for the outcome and passes it to {@link PendingTransactions.settle}.
   * Default: true. If false, the first caller of {@link PendingTransactions.claim} has to do both.
   */
  add(transaction: PendingTransaction, isFollowed = true): void {
    const { hash } = transaction
    const known = this.find(hash)
    if (isFollowed) this.#followed.add(keyOf(hash))
    const outcome = transaction.outcome ?? known?.outcome
    const trace = transaction.trace ?? known?.trace
    this.#write([{ ...transaction, ...(trace && { trace }), ...(outcome && { outcome }) }, ...this.#without(hash)])
  }

  /**
   * Records the outcome of a transaction, if it is stored. The entry stays until {@link PendingTransactions.forget},
   * because a history lists a transaction with a delay. If a different hash was mined, the entry moves to that hash.
   */
  settle(hash: string, outcome: TransactionOutcome): void {
    const { status } = outcome
    const taken = status === 'confirmed' || status === 'reverted' ? outcome.hash : undefined
    const known = this.find(hash)
    if (known && taken !== undefined)
      this.#write([{ ...known, hash: taken, outcome: { status } }, ...this.#without(hash, taken)])
    else this.#change(hash, { outcome })
  }

  /** Stores the latest value from `onTrace` of `followTransaction`, so a watch can resume after a reload. */
  trace(hash: string, trace: string): void {
    if (this.find(hash)?.trace !== trace) this.#change(hash, { trace })
  }

  /** Removes a transaction that the history lists or the user dismissed. */
  forget(hash: string): void {
    if (this.find(hash)) this.#write(this.#without(hash))
  }

  /** Returns the transaction with this hash. Hex hashes match case-insensitively. Undefined if there is none. */
  find(hash: string): PendingTransaction | undefined {
    return this.state.transactions.find(known => isSameHex(known.hash, hash))
  }

  /**
   * Returns whether the caller should follow a transaction. Returns true once for a stored transaction without an
   * outcome that no caller follows yet, such as after a reload.
   */
  claim(hash: string): boolean {
    const known = this.find(hash)
    if (!known || known.outcome || this.#followed.has(keyOf(hash))) return false
    this.#followed.add(keyOf(hash))
    return true
  }

  #change(hash: string, change: Pick<PendingTransaction, 'outcome' | 'trace'>): void {
    const { transactions } = this.state
    if (!this.find(hash)) return
    this.#write(transactions.map(known => (isSameHex(known.hash, hash) ? { ...known, ...change } : known)))
  }

  #without(...hashes: readonly string[]): readonly PendingTransaction[] {
    return this.state.transactions.filter(known => !hashes.some(hash => isSameHex(known.hash, hash)))
  }

  /** Forgets the transactions of accounts that are no longer connected. */
  #forgetLeft(): void {
    const connected = Object.values(this.#kit.connections.state.namespaces)
      .flatMap(({ connections }) => connections)
      .flatMap(({ accounts }) => accounts)
    const { transactions } = this.state
    const left = transactions.filter(({ address }) => connected.some(known => isSameAddress(known.address, address)))
    if (left.length < transactions.length) this.#write(left)
  }

  #write(transactions: readonly PendingTransaction[]): void {
    const { store } = this.#kit.context
    this.#use(transactions)
    const elsewhere = (store.read(pendingTransactionsKey) ?? []).filter(({ hash }) => !this.#known.has(keyOf(hash)))
    const kept = newestFirst([...this.state.transactions, ...elsewhere])
    if (kept.length > 0) store.write(pendingTransactionsKey, kept)
    else store.remove(pendingTransactionsKey)
  }

  #use(transactions: readonly PendingTransaction[]): void {
    for (const { hash } of transactions) this.#known.add(keyOf(hash))
    this.state.transactions = ref(newestFirst(transactions))
  }
}

function newestFirst(transactions: readonly PendingTransaction[]): PendingTransaction[] {
  return [...transactions].sort((one, other) => other.at - one.at).slice(0, pendingTransactionLimit)
}

function keyOf(hash: string): string {
  return /^0x/i.test(hash) ? hash.toLowerCase() : hash
}
