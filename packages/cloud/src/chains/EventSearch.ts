import { ChainRefused } from './ChainRefused'
import type { ChainRpc } from './ChainRpc'
import { ChainUnavailable } from './ChainUnavailable'
import { isChainTrouble } from './isChainTrouble'
import { quantitySchema, toQuantity } from './quantity'
import { joinBlocks, type ScannedBlocks } from './ScannedBlocks'

/** Blocks below the newest that may still be exchanged for others. */
const UNSETTLED = 64
/** Blocks in one question, at first: more where a chain answers, fewer where it refuses. */
const WINDOW = 10_000
const WIDEST = 1_000_000
const NARROWEST = 100
/** Questions for one account in one go. The next search goes on from there. */
const QUESTIONS = 20
/** Searches of one chain at once: anybody may ask for any account. */
const SEARCHES = 4
/** Blocks of a chain that is young: no node of one lags behind by what was searched, so that a shorter one was restarted. */
const YOUNG = 100_000
/** Milliseconds for which it is remembered how many blocks a chain gives: a node that was away for a minute gets larger ranges again. */
const REMEMBERED = 60 * 60_000

/** How many blocks a chain is asked for at once, and how many it may be asked for. */
interface BlockWindow {
  readonly width: number
  readonly widest: number
  readonly until: number
}

/** What was found of accounts, and how far it was searched for. */
export interface EventFinds<Find> {
  /** Undefined for an account that was never searched for. */
  position(chainId: string, account: string): Promise<ScannedBlocks | undefined>
  /** What was found and how far, both or neither. Searches that meet join what they did only where it touches. */
  add(chainId: string, account: string, scanned: ScannedBlocks, found: readonly Find[]): Promise<void>
  /** Forgets how far an account was searched for. What was found stays: whether it has any of it is for the chain to say. */
  restart(chainId: string, account: string): Promise<void>
}

export interface EventSearchParts<Find> {
  readonly rpc: Pick<ChainRpc, 'request'>
  readonly finds: EventFinds<Find>
  /** Topics of the events that name an account: one question for each of them. */
  topicsOf(account: string): readonly (readonly unknown[])[]
  /** What the events tell. @throws ZodError where a node answered nonsense. */
  read(events: unknown, account: string): readonly Find[]
  /** Blocks that are read in another way and need not be searched. Default: none are. */
  readonly followed?: ((chainId: string) => Promise<ScannedBlocks | undefined>) | undefined
}

export interface EventSearchOptions {
  /** Milliseconds that a request waits for a search. Later results are there for the next one. Default 1500. */
  readonly patience?: number
  /** Blocks in one question, at first. Default 10 000. */
  readonly window?: number
  /** Questions for one account in one go. Default 20. */
  readonly questions?: number
  readonly onTrouble?: (error: unknown) => void
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: () => number
}

interface RunningSearch {
  readonly chainId: string
  readonly done: Promise<boolean>
}

/**
 * Searches the events of contracts for what concerns an account: first the newest blocks, then backwards, a bounded number of questions at a time. How far
 * it came is kept, so that no block is searched twice, after a restart either.
 */
export class EventSearch<Find> {
  readonly #parts: EventSearchParts<Find>
  readonly #options: EventSearchOptions
  readonly #running = new Map<string, RunningSearch>()
  readonly #windows = new Map<string, BlockWindow>()
  readonly #closing = new AbortController()

  constructor(parts: EventSearchParts<Find>, options: EventSearchOptions = {}) {
    this.#parts = parts
    this.#options = options
  }

  /** Goes on searching, and waits for that for a while. True: every block up to the newest was looked at. */
  async run(chainId: string, account: string): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<false>(resolve => {
      timer = setTimeout(() => resolve(false), this.#options.patience ?? 1500)
    })
    const isComplete = await Promise.race([this.#search(chainId, account), patience])
    clearTimeout(timer)
    return isComplete
  }

  /** Ends searches that run. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }

  /** One search at a time for an account, and few for a chain. */
  #search(chainId: string, account: string): Promise<boolean> {
    const key = `${chainId}:${account}`
    const running = this.#running.get(key)
    if (running) return running.done
    const onChain = [...this.#running.values()].filter(search => search.chainId === chainId)
    if (onChain.length >= SEARCHES || this.#closing.signal.aborted) return Promise.resolve(false)
    const done = this.#scan(chainId, account)
      .catch((error: unknown) => {
        // A node that gives no events still gives everything else.
        if (!isChainTrouble(error) && !this.#closing.signal.aborted) this.#options.onTrouble?.(error)
        return false
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, { chainId, done })
    return done
  }

  async #scan(chainId: string, account: string): Promise<boolean> {
    const { rpc, finds, followed: followedOf } = this.#parts
    const answer = await rpc.request(chainId, 'eth_blockNumber', [], this.#closing.signal)
    const head = Number(quantitySchema.parse(answer))
    const followed = await followedOf?.(chainId)
    let scanned = await this.#start(chainId, account, head, followed)
    for (let question = 0; question < (this.#options.questions ?? QUESTIONS); question++) {
      const blocks = this.#next(chainId, head, scanned)
      if (!blocks) return true
      const found = await this.#ask(chainId, account, blocks)
      if (!found) continue
      // The newest blocks are searched again until nothing can take their place. The very first can't change.
      const highest = Math.max(Math.min(blocks.highest, head - UNSETTLED), blocks.lowest - 1, 0)
      await finds.add(chainId, account, joinBlocks({ ...blocks, highest }, followed), found)
      scanned = joinBlocks(joinBlocks(blocks, scanned), followed)
    }
    return this.#next(chainId, head, scanned) === undefined
  }

  /** What needn't be searched. Undefined: all must be. */
  async #start(
    chainId: string,
    account: string,
    head: number,
    followed: ScannedBlocks | undefined,
  ): Promise<ScannedBlocks | undefined> {
    const { finds } = this.#parts
    const searched = await finds.position(chainId, account)
    const isAnew = searched && head < Math.min(searched.highest, YOUNG)
    if (isAnew) await finds.restart(chainId, account)
    if (searched && !isAnew) return joinBlocks(searched, followed)
    // One who follows the chain from its start and is far behind must not make the newest blocks wait.
    return followed && head - followed.highest <= this.#window(chainId).width ? followed : undefined
  }

  /** What came since, then what was before. Undefined: there is nothing left. */
  #next(chainId: string, head: number, scanned: ScannedBlocks | undefined): ScannedBlocks | undefined {
    const { width } = this.#window(chainId)
    if (!scanned) return { lowest: Math.max(0, head - width + 1), highest: head }
    if (scanned.highest < head) {
      return { lowest: scanned.highest + 1, highest: Math.min(head, scanned.highest + width) }
    }
    if (scanned.lowest <= 0) return undefined
    return { lowest: Math.max(0, scanned.lowest - width), highest: scanned.lowest - 1 }
  }

  /** Undefined: the chain wants to be asked for fewer blocks. */
  async #ask(
    chainId: string,
    account: string,
    { lowest, highest }: ScannedBlocks,
  ): Promise<readonly Find[] | undefined> {
    const { rpc, topicsOf, read } = this.#parts
    const { signal } = this.#closing
    const blocks = { fromBlock: toQuantity(BigInt(lowest)), toBlock: toQuantity(BigInt(highest)) }
    const before = this.#window(chainId)
    const { width, widest } = before
    try {
      const answers: unknown[] = []
      for (const topics of topicsOf(account)) {
        answers.push(await rpc.request(chainId, 'eth_getLogs', [{ ...blocks, topics }], signal))
      }
      this.#windows.set(chainId, { ...before, width: Math.min(widest, width * 2) })
      return answers.flatMap(answer => read(answer, account))
    } catch (error) {
      const isTooMuch = error instanceof ChainRefused || error instanceof ChainUnavailable
      if (!isTooMuch || width <= NARROWEST || signal.aborted) throw error
      const refused = Math.max(NARROWEST, Math.floor(width / 4))
      this.#windows.set(chainId, { ...before, width: refused, widest: Math.max(refused, Math.floor(width / 2)) })
      return undefined
    }
  }

  #window(chainId: string): BlockWindow {
    const { now = Date.now, window = WINDOW } = this.#options
    const known = this.#windows.get(chainId)
    return known && known.until > now() ? known : { width: window, widest: WIDEST, until: now() + REMEMBERED }
  }
}
