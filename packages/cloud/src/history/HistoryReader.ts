import type { HistoryPage, HistoryTransaction } from '@openappkit/contract'
import { z } from 'zod'
import type { AccountAddress } from '../chains/accountAddress'
import { isChainTrouble } from '../chains/isChainTrouble'
import { badCursor, type CursorScope, type SignedCursors } from '../cursors/SignedCursors'
import { HttpFailure } from '../http/HttpFailure'
import type { AccountTransaction } from './AccountTransaction'
import type { HistoryEntry, HistorySource, PageContext } from './HistorySource'
import type { TransactionWriter } from './TransactionWriter'
import { withoutSpam } from './withoutSpam'

/**
 * Positions in the history of each chain. A missing chain starts with its newest transaction. Null means that there are
 * no more transactions.
 */
type HistoryPositions = Readonly<Record<string, string | null>>

const positionsSchema: z.ZodType<HistoryPositions> = z.record(z.string().max(100), z.string().max(8000).nullable())

/**
 * Reads the positions of a cursor.
 *
 * @throws HttpFailure 400 for an invalid cursor.
 */
function readHistoryCursor(cursors: SignedCursors, scope: CursorScope, cursor: string): HistoryPositions {
  const positions = positionsSchema.safeParse(cursors.read(scope, cursor))
  if (!positions.success) throw badCursor()
  return positions.data
}

/** Maximum pages that one request reads while it skips spam. */
const PAGES = 5

/** A chain's history and the writer of its transactions. */
export interface HistoryChain {
  readonly source: HistorySource
  readonly writer: Pick<TransactionWriter, 'write'>
}

export interface HistoryQuery {
  /** Without a chain id, the query covers all chains of the account's namespace. */
  readonly account: AccountAddress
  readonly cursor?: string | undefined
  readonly projectId?: string | undefined
  /** Whether to include spam, for clients that mark it. Default: false. */
  readonly isSpamIncluded?: boolean | undefined
}

export interface HistoryReaderOptions {
  readonly cursors: SignedCursors
  /**
   * All chains that the server supports. Those without a history return an empty page instead of a 400. Default: none.
   */
  readonly servedChains?: ReadonlySet<string>
  /** Timeout of a page in milliseconds. Default: 20,000. */
  readonly deadline?: number
  /** Transactions per page. Default: 50. */
  readonly pageSize?: number
}

/** Reads histories page by page, across the chains of an account. */
export class HistoryReader {
  readonly #chains: ReadonlyMap<string, HistoryChain>
  readonly #served: ReadonlySet<string>
  readonly #cursors: SignedCursors
  readonly #deadline: number
  readonly #pageSize: number

  constructor(
    chains: readonly HistoryChain[],
    { cursors, deadline = 20_000, pageSize = 50, servedChains = new Set() }: HistoryReaderOptions,
  ) {
    this.#served = servedChains
    this.#cursors = cursors
    this.#deadline = deadline
    this.#chains = new Map(chains.map(chain => [chain.source.chainId, chain]))
    this.#pageSize = pageSize
  }

  /** CAIP-2 ids of the chains with a history. */
  get chainIds(): readonly string[] {
    return [...this.#chains.keys()]
  }

  /**
   * Reads a page. Pages never repeat or skip a transaction, even if new ones arrive between requests. Omits spam unless
   * `isSpamIncluded`.
   *
   * @throws HttpFailure 400 for an unknown chain or an invalid cursor, 503 if no chain can be read in time.
   */
  async read(
    { account, cursor, isSpamIncluded = false, projectId }: HistoryQuery,
    context: PageContext = {},
  ): Promise<HistoryPage> {
    const scope: CursorScope = { list: 'history', projectId, account }
    const positions = cursor === undefined ? {} : readHistoryCursor(this.#cursors, scope, cursor)
    const timeout = AbortSignal.timeout(this.#deadline)
    const signal = context.signal ? AbortSignal.any([context.signal, timeout]) : timeout
    try {
      const limited = { ...context, signal }
      const { data, next } = isSpamIncluded
        ? await this.#page(scope, positions, limited)
        : await this.#honestPage(scope, positions, limited)
      return { data, next: next && this.#cursors.write(scope, next) }
    } catch (error) {
      if (timeout.aborted && context.signal?.aborted !== true && isChainTrouble(error)) throw unavailable()
      throw error
    }
  }

  /** Skips pages that contain only spam, up to `PAGES`, because clients treat an empty page as the end. */
  async #honestPage(scope: CursorScope, positions: HistoryPositions, context: PageContext): Promise<ReadPage> {
    for (let page = 1, start = positions; ; page += 1) {
      const { data, next } = await this.#page(scope, start, context)
      const honest = data.flatMap(withoutSpam)
      if (honest.length > 0 || next === null || page === PAGES) return { data: honest, next }
      await context.pay?.(1)
      start = next
    }
  }

  async #page({ account }: CursorScope, positions: HistoryPositions, context: PageContext): Promise<ReadPage> {
    const chains = this.#chainsOf(account).filter(({ source }) => positions[source.chainId] !== null)
    const answers = await Promise.all(
      chains.map(async ({ source }) => {
        const position = positions[source.chainId] || undefined
        const entries = await this.#entries(source, account.address, position, context)
        return { chainId: source.chainId, entries }
      }),
    )
    // One unreachable chain doesn't hide the others. Its transactions follow on a later page.
    if (answers.length > 0 && answers.every(({ entries }) => entries === undefined)) {
      throw unavailable()
    }
    const taken = newestOf(answers, this.#pageSize)
    const next = this.#positionsAfter(positions, answers, taken)
    const isOver = Object.values(next).every(position => position === null)
    const data = await this.#write(account.address, taken, context.signal)
    return { data, next: isOver ? null : next }
  }

  #chainsOf({ namespace, chainId }: AccountAddress): readonly HistoryChain[] {
    if (chainId === undefined) {
      return [...this.#chains.values()].filter(({ source }) => source.chainId.startsWith(`${namespace}:`))
    }
    const chain = this.#chains.get(chainId)
    if (!chain && !this.#served.has(chainId)) {
      throw new HttpFailure(400, 'chainId', `We don't support the chain ${chainId}`)
    }
    return chain ? [chain] : []
  }

  async #entries(
    source: HistorySource,
    address: string,
    position: string | undefined,
    context: PageContext,
  ): Promise<readonly HistoryEntry[] | undefined> {
    try {
      return await source.page(address, position, this.#pageSize, context)
    } catch (error) {
      // A chain that rejects the request or returns invalid data counts as unreachable too.
      if (isChainTrouble(error)) return undefined
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
      // An empty position marks a chain without a result. The next page retries it.
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

/** A page and the positions of the next one. The positions are null for the last page. */
interface ReadPage {
  readonly data: readonly HistoryTransaction[]
  readonly next: HistoryPositions | null
}

interface Answer {
  readonly chainId: string
  readonly entries: readonly HistoryEntry[] | undefined
}

interface Taken {
  readonly chainId: string
  readonly entry: HistoryEntry
}

function unavailable(): HttpFailure {
  return new HttpFailure(503, '', 'The history is temporarily unavailable. Try again.')
}

/** Returns the newest entries of all chains. Entries of the same chain keep their order. */
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

/** Returns the time to sort an entry by. Pending transactions come first. */
function timeOf({ transaction: { minedAt, status } }: HistoryEntry): number {
  return status === 'pending' ? Number.POSITIVE_INFINITY : minedAt.getTime()
}
