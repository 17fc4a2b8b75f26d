import { proxy, ref } from 'valtio/vanilla'
import type { TransactionOutcome } from '../adapter/TransactionOutcome'
import { isSameAddress } from '../caip/isSameAddress'
import { isSameHex } from '../caip/isSameHex'
import type { ModalKit } from '../kit/ModalKit'
import { connectionStatusKey } from '../storage/storageKeys'
import type { PendingTransaction } from './PendingTransaction'
import { pendingTransactionsKey } from './pendingTransactionsKey'

/** Pending transactions that are stored: the oldest beyond them are forgotten. */
const pendingTransactionLimit = 99

/** {@link PendingTransactions} as views read it. */
export interface PendingTransactionsState {
  /** The newest first; at most 99. */
  transactions: readonly PendingTransaction[]
}

/**
 * Transactions that were sent from this page, until the account's history has them. They are kept over a reload, and forgotten when their account is
 * disconnected. A service of a kit: `kit.service(PendingTransactions)`.
 *
 * @example
 * ```ts
 * const pending = kit.service(PendingTransactions)
 * pending.add({ hash, caipNetworkId: 'eip155:1', address, to, amount, token, at: Date.now() })
 * pending.settle(hash, await adapter.followTransaction({ hash, address, caipNetwork, signal }))
 * ```
 */
export class PendingTransactions {
  readonly state: PendingTransactionsState = proxy<PendingTransactionsState>({ transactions: [] })
  readonly #kit: ModalKit
  /** Hashes that this page has had, so that what other pages keep is left alone and what was forgotten here doesn't come back. */
  readonly #known: Set<string> = new Set()
  /** Hashes that somebody waits for. */
  readonly #followed: Set<string> = new Set()

  constructor(kit: ModalKit) {
    this.#kit = kit
    const { store } = kit.base
    if (store.read(connectionStatusKey) === 'disconnected') store.remove(pendingTransactionsKey)
    this.#use(store.read(pendingTransactionsKey) ?? [])
    kit.base.onDestroy(kit.onDisconnect(() => this.#forgetLeft()))
  }

  /**
   * A wallet sent one. The same one again, under its hash, replaces what was known of it, but for how it ended.
   *
   * @param isFollowed - Whether the caller waits for how it ends, and settles it. Default true. Otherwise whoever asks first by
   * {@link PendingTransactions.claim} does.
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
   * It is known how one ended. It stays until it is forgotten: a history takes a while to have it, and has it under the hash that the chain took in.
   */
  settle(hash: string, outcome: TransactionOutcome): void {
    const { status } = outcome
    const taken = status === 'confirmed' || status === 'reverted' ? outcome.hash : undefined
    const known = this.find(hash)
    if (known && taken !== undefined)
      this.#write([{ ...known, hash: taken, outcome: { status } }, ...this.#without(hash, taken)])
    else this.#change(hash, { outcome })
  }

  /** Keeps what `followTransaction` told by `onTrace`, for whoever follows it after a reload. */
  trace(hash: string, trace: string): void {
    if (this.find(hash)?.trace !== trace) this.#change(hash, { trace })
  }

  /** The history has it, or nobody wants to see it any more. */
  forget(hash: string): void {
    if (this.find(hash)) this.#write(this.#without(hash))
  }

  find(hash: string): PendingTransaction | undefined {
    return this.state.transactions.find(known => isSameHex(known.hash, hash))
  }

  /** Whether the caller is to wait for how one ends: true once, for one that nobody waits for, as after a reload. */
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

  /** Accounts that are no longer connected leave nothing behind. */
  #forgetLeft(): void {
    const connected = Object.values(this.#kit.connections.state.namespaces)
      .flatMap(({ connections }) => connections)
      .flatMap(({ accounts }) => accounts)
    const { transactions } = this.state
    const left = transactions.filter(({ address }) => connected.some(known => isSameAddress(known.address, address)))
    if (left.length < transactions.length) this.#write(left)
  }

  #write(transactions: readonly PendingTransaction[]): void {
    const { store } = this.#kit.base
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
