import { randomUUID } from 'node:crypto'
import type { Database } from '../../storage/Database'
import type { PayChainRow, PayRailRow } from '../../storage/paySchema'
import { PayChainStore } from '../store/PayChainStore'
import { PaymentStore } from '../store/PaymentStore'
import type { BlockId, ChainReader, FoundTransactions, KnownTransaction } from './ChainReader'

/** Milliseconds to wait for a transaction that a node lists and no node has. */
const PATIENCE = 60_000
/** Transactions per read. */
const CHUNK = 50

export interface PayWatcherDependencies {
  readonly database: Database
  /** Readers by namespace. */
  readonly readers: Readonly<Record<string, ChainReader>>
  readonly now: () => number
  /** Milliseconds after which another node takes over an unresponsive node's work. Default: 30,000. */
  readonly lease?: number | undefined
}

/** Finds the payments on a chain, one pass at a time. One node works on a chain, and another takes over if it stops. */
export class PayWatcher {
  readonly #holder = randomUUID()
  readonly #chains: PayChainStore
  readonly #payments: PaymentStore
  readonly #readers: Readonly<Record<string, ChainReader>>
  readonly #now: () => number
  readonly #lease: number
  /** Time since which a chain lacks a listed transaction. */
  readonly #waitingSince = new Map<string, number>()

  constructor({ database, lease = 30_000, now, readers }: PayWatcherDependencies) {
    this.#chains = new PayChainStore(database)
    this.#payments = new PaymentStore(database)
    this.#readers = readers
    this.#now = now
    this.#lease = lease
  }

  /**
   * Starts to watch a chain, before the first invoice on it.
   *
   * @throws ChainUnavailable or ChainRefused if the chain can't be read.
   */
  async begin(chainId: string, signal: AbortSignal): Promise<void> {
    if (!chainId.startsWith('eip155:') || (await this.#chains.hasBegun(chainId))) return
    const found = await this.#reader(chainId).find({ chainId, rails: [], cursor: null }, signal)
    if (!found.cursor) throw new Error("The chain's newest block can't be read")
    await this.#chains.begin(chainId, found.cursor)
  }

  /**
   * Reads a chain once. Returns whether everything was read, or another node works on the chain.
   *
   * @throws ChainUnavailable or ChainRefused if the chain can't be read.
   */
  async step(chainId: string, closing: AbortSignal): Promise<boolean> {
    const row = await this.#chains.claim(chainId, this.#holder, new Date(), this.#lease)
    if (!row) return true
    // Shorter than the lease, so that a stalled node can't overwrite what another one has updated.
    const signal = AbortSignal.any([closing, AbortSignal.timeout((this.#lease * 2) / 3)])
    const readAt = new Date(this.#now())
    const isEvm = chainId.startsWith('eip155:')
    const due = isEvm ? [] : await this.#chains.dueRails(chainId, readAt)
    const rails = isEvm ? await this.#chains.recipients(chainId, readAt) : due
    const cursor = cursorOf(row)
    const found: FoundTransactions =
      rails.length > 0
        ? await this.#reader(chainId).find({ chainId, rails, cursor }, signal)
        : { hashes: [], cursor: cursor && (await this.#newest(chainId, signal)), isComplete: true }
    const isRead = await this.#read(chainId, found.hashes, rails, signal)
    // A node may list a transaction that another one doesn't have yet. Going on would lose its payment.
    if (!isRead && this.#isPatient(chainId)) return true
    this.#waitingSince.delete(chainId)
    await this.#chains.markRead(chainId, due, readAt)
    await this.#chains.advance(chainId, this.#holder, found.cursor, found.isComplete ? readAt : undefined)
    return found.isComplete
  }

  /** Gives up the work on a chain. */
  release(chainId: string): Promise<void> {
    return this.#chains.release(chainId, this.#holder)
  }

  /** Returns whether to wait for a listed transaction. Gives up on one that no node has. */
  #isPatient(chainId: string): boolean {
    const since = this.#waitingSince.get(chainId) ?? Date.now()
    this.#waitingSince.set(chainId, since)
    return Date.now() - since < PATIENCE
  }

  /** Reads transactions. Returns whether the chain has all that were found. */
  async #read(
    chainId: string,
    hashes: readonly string[],
    rails: readonly Pick<PayRailRow, 'recipientKey'>[],
    signal: AbortSignal,
  ): Promise<boolean> {
    const known = await this.#payments.open(chainId, new Date(this.#now()))
    const all = new Map<string, KnownTransaction>(hashes.map(txHash => [txHash, { txHash, block: null }]))
    for (const transaction of known) all.set(transaction.txHash, transaction)
    const transactions = [...all.values()]
    const missing = new Set(hashes)
    const recipients = await this.#payments.recipients(chainId, transactions, rails)
    for (let start = 0; start < transactions.length; start += CHUNK) {
      const some = transactions.slice(start, start + CHUNK)
      const states = await this.#reader(chainId).read(chainId, some, recipients, signal)
      signal.throwIfAborted()
      await this.#payments.record(chainId, states, new Date(this.#now()))
      for (const [txHash, { kind }] of states) if (kind === 'found') missing.delete(txHash)
    }
    return missing.size === 0
  }

  async #newest(chainId: string, signal: AbortSignal): Promise<BlockId | null> {
    return (await this.#reader(chainId).find({ chainId, rails: [], cursor: null }, signal)).cursor
  }

  #reader(chainId: string): ChainReader {
    const reader = this.#readers[chainId.slice(0, chainId.indexOf(':'))]
    if (!reader) throw new Error(`No payments are read on ${chainId}`)
    return reader
  }
}

function cursorOf({ blockHash, blockNumber }: PayChainRow): BlockId | null {
  return blockHash === null || blockNumber === null ? null : { number: BigInt(blockNumber), hash: blockHash }
}
