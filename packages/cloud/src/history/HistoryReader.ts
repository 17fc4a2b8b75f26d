import { ZodError } from 'zod'
import type { AccountAddress } from '../accounts/accountAddress'
import { ChainRefused } from '../chains/ChainRefused'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { HistoryPage, HistoryTransaction } from '../contract/history'
import { HttpFailure } from '../http/HttpFailure'
import type { AccountTransaction } from './AccountTransaction'
import type { HistoryEntry, HistorySource } from './HistorySource'
import { type HistoryPositions, readCursor, writeCursor } from './historyCursor'
import type { TransactionWriter } from './TransactionWriter'

/** A chain's history, and what puts it into words. */
export interface HistoryChain {
  readonly source: HistorySource
  readonly writer: Pick<TransactionWriter, 'write'>
}

export interface HistoryQuestion {
  /** Without a chain: all of its namespace. */
  readonly account: AccountAddress
  readonly cursor?: string | undefined
}

export interface HistoryReaderOptions {
  /** Transactions of a page. Default 50. */
  readonly pageSize?: number
}

/** Reads histories page by page, across the chains of an account. */
export class HistoryReader {
  readonly #chains: ReadonlyMap<string, HistoryChain>
  readonly #pageSize: number

  constructor(chains: readonly HistoryChain[], { pageSize = 50 }: HistoryReaderOptions = {}) {
    this.#chains = new Map(chains.map(chain => [chain.source.chainId, chain]))
    this.#pageSize = pageSize
  }

  /**
   * Each transaction is on one page, whatever arrives in between.
   *
   * @throws HttpFailure 400 for a chain without history and a cursor that isn't one, 503 when no chain answers.
   */
  async read({ account, cursor }: HistoryQuestion, signal?: AbortSignal): Promise<HistoryPage> {
    const positions = cursor === undefined ? {} : readCursor(cursor)
    const chains = this.#chainsOf(account).filter(({ source }) => positions[source.chainId] !== null)
    const answers = await Promise.all(
      chains.map(async ({ source }) => {
        const position = positions[source.chainId] || undefined
        const entries = await this.#entries(source, account.address, position, signal)
        return { chainId: source.chainId, entries }
      }),
    )
    // A chain that is down doesn't hide the others: its turn comes on a later page.
    if (answers.length > 0 && answers.every(({ entries }) => entries === undefined)) {
      throw new HttpFailure(503, '', 'The history is temporarily unavailable')
    }
    const taken = newestOf(answers, this.#pageSize)
    const next = this.#positionsAfter(positions, answers, taken)
    const isOver = Object.values(next).every(position => position === null)
    return { data: await this.#write(account.address, taken, signal), next: isOver ? null : writeCursor(next) }
  }

  #chainsOf({ namespace, chainId }: AccountAddress): readonly HistoryChain[] {
    if (chainId === undefined) {
      return [...this.#chains.values()].filter(({ source }) => source.chainId.startsWith(`${namespace}:`))
    }
    const chain = this.#chains.get(chainId)
    if (!chain) throw new HttpFailure(400, 'chainId', `There is no history of the chain ${chainId}`)
    return [chain]
  }

  async #entries(
    source: HistorySource,
    address: string,
    position: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<readonly HistoryEntry[] | undefined> {
    try {
      return await source.page(address, position, this.#pageSize, signal)
    } catch (error) {
      // What refuses, or says what can't be true, is of no more use than what is away.
      const isAway = error instanceof ChainUnavailable || error instanceof ChainRefused || error instanceof ZodError
      if (isAway) return undefined
      throw error
    }
  }

  #positionsAfter(before: HistoryPositions, answers: readonly Answer[], taken: readonly Taken[]): HistoryPositions {
    const next: Record<string, string | null> = { ...before }
    for (const { chainId, entries } of answers) {
      const own = taken.filter(one => one.chainId === chainId)
      const last = own.at(-1)
      if (last) next[chainId] = last.entry.position
      if (entries && entries.length < this.#pageSize && own.length === entries.length) next[chainId] = null
      // To be named is to be waited for.
      if (!(chainId in next)) next[chainId] = ''
    }
    return next
  }

  async #write(
    account: string,
    taken: readonly Taken[],
    signal: AbortSignal | undefined,
  ): Promise<readonly HistoryTransaction[]> {
    const written = new Map<AccountTransaction, HistoryTransaction>()
    for (const chainId of new Set(taken.map(one => one.chainId))) {
      const transactions = taken.filter(one => one.chainId === chainId).map(({ entry }) => entry.transaction)
      const words = (await this.#chains.get(chainId)?.writer.write(account, transactions, signal)) ?? []
      transactions.forEach((transaction, index) => {
        const word = words[index]
        if (word) written.set(transaction, word)
      })
    }
    return taken.flatMap(({ entry }) => written.get(entry.transaction) ?? [])
  }
}

interface Answer {
  readonly chainId: string
  readonly entries: readonly HistoryEntry[] | undefined
}

interface Taken {
  readonly chainId: string
  readonly entry: HistoryEntry
}

/** The newest of all, each chain in its own order. */
function newestOf(answers: readonly Answer[], limit: number): readonly Taken[] {
  const queues = answers.map(({ chainId, entries = [] }) => ({ chainId, entries, place: 0 }))
  const taken: Taken[] = []
  while (taken.length < limit) {
    const heads = queues.flatMap(queue => {
      const entry = queue.entries[queue.place]
      return entry ? [{ queue, entry }] : []
    })
    const [newest] = heads.sort((one, other) => timeOf(other.entry) - timeOf(one.entry))
    if (!newest) break
    newest.queue.place += 1
    taken.push({ chainId: newest.queue.chainId, entry: newest.entry })
  }
  return taken
}

/** What is pending comes first. */
function timeOf({ transaction: { minedAt, status } }: HistoryEntry): number {
  return status === 'pending' ? Number.POSITIVE_INFINITY : minedAt.getTime()
}
