import type { Hex } from 'viem'
import { z } from 'zod'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainRpc } from '../../chains/ChainRpc'
import { ChainUnavailable } from '../../chains/ChainUnavailable'
import { quantitySchema, toQuantity } from '../../chains/quantity'
import { isChainTrouble } from '../isChainTrouble'
import type { ReceivedTokens } from './EvmHoldings'
import { joinBlocks, type ScannedBlocks } from './ScannedBlocks'
import type { TokenArrival, TokenScanStore } from './TokenScanStore'

/** `Transfer(address,address,uint256)` of ERC-20, and of ERC-721 with one topic more. */
const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Blocks below the newest that may still be exchanged for others. */
const UNSETTLED = 64
/** Blocks in one question, at first: more where a chain answers, fewer where it refuses. */
const WINDOW = 10_000
const WIDEST = 1_000_000
const NARROWEST = 100
/** Questions for one account in one go. The next balance goes on from there. */
const QUESTIONS = 20
/** Searches of one chain at once. */
const SEARCHES = 4
/** Blocks of a chain that is young: no node of one lags behind by what was searched, so that a shorter one was started anew. */
const YOUNG = 100_000

const logsSchema = z.array(
  z.object({
    address: z.string().regex(/^0x[0-9a-f]{40}$/i),
    topics: z.array(z.string()),
    blockNumber: quantitySchema,
  }),
)

/** Milliseconds for which it is remembered how many blocks a chain gives: whoever was away for a minute isn't asked for few of them for ever. */
const REMEMBERED = 60 * 60_000

/** How many blocks a chain is asked for at once, and how many it may be asked for. */
interface BlockWindow {
  readonly width: number
  readonly widest: number
  readonly until: number
}

/** Chains whose every block is read anyway. What is known of them need not be searched for. */
export interface FollowedChains {
  /** Undefined: the chain isn't followed. */
  blocks(chainId: string): Promise<ScannedBlocks | undefined>
  /** Tokens that an account received in those blocks, the newest first. */
  tokens(chainId: string, account: string): Promise<readonly string[]>
}

export interface TokenScannerOptions {
  /** Default: none are. */
  readonly followed?: FollowedChains
  /** Milliseconds that a balance waits for its search. What comes later is in the next one. Default 1500. */
  readonly patience?: number
  /** Blocks in one question, at first. */
  readonly window?: number
  /** Questions for one account in one go. */
  readonly questions?: number
  readonly onTrouble?: (error: unknown) => void
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: () => number
}

/**
 * Finds the tokens that accounts received by the events of their contracts: first the newest blocks, then backwards, a bounded number of questions at a time.
 * How far it came is kept, so that no block is searched twice, after a restart either.
 */
export class TokenScanner implements ReceivedTokens {
  readonly #rpc: Pick<ChainRpc, 'request'>
  readonly #store: TokenScanStore
  readonly #options: TokenScannerOptions
  readonly #running = new Map<string, { readonly chainId: string; readonly done: Promise<void> }>()
  readonly #windows = new Map<string, BlockWindow>()
  readonly #closing = new AbortController()

  constructor(rpc: Pick<ChainRpc, 'request'>, store: TokenScanStore, options: TokenScannerOptions = {}) {
    this.#rpc = rpc
    this.#store = store
    this.#options = options
  }

  /** What is known by now of an account, after a search that had some time for it. */
  async of(chainId: string, account: string): Promise<readonly string[]> {
    await this.#patiently(this.#search(chainId, account))
    const { followed } = this.#options
    const [found, received = []] = await Promise.all([
      this.#store.tokens(chainId, account),
      followed?.tokens(chainId, account),
    ])
    return [...new Set([...received, ...found])]
  }

  /** Ends searches that run. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }

  async #patiently(search: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>(resolve => {
      timer = setTimeout(resolve, this.#options.patience ?? 1500)
    })
    await Promise.race([search, patience])
    clearTimeout(timer)
  }

  /** One search at a time for an account, and few for a chain: anybody may ask for any account. */
  #search(chainId: string, account: string): Promise<void> {
    const key = `${chainId}:${account}`
    const running = this.#running.get(key)
    if (running) return running.done
    const onChain = [...this.#running.values()].filter(search => search.chainId === chainId)
    if (onChain.length >= SEARCHES || this.#closing.signal.aborted) return Promise.resolve()
    const done = this.#scan(chainId, account)
      .catch((error: unknown) => {
        // A node that gives no events still gives balances.
        if (!isChainTrouble(error) && !this.#closing.signal.aborted) this.#options.onTrouble?.(error)
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, { chainId, done })
    return done
  }

  async #scan(chainId: string, account: string): Promise<void> {
    const { signal } = this.#closing
    const head = Number(quantitySchema.parse(await this.#rpc.request(chainId, 'eth_blockNumber', [], signal)))
    const followed = await this.#options.followed?.blocks(chainId)
    let scanned = await this.#start(chainId, account, head, followed)
    for (let question = 0; question < (this.#options.questions ?? QUESTIONS); question++) {
      const blocks = this.#next(chainId, head, scanned)
      if (!blocks) return
      const found = await this.#ask(chainId, account, blocks)
      if (!found) continue
      // The newest blocks are searched again until nothing can take their place.
      const settled = { ...blocks, highest: Math.max(Math.min(blocks.highest, head - UNSETTLED), blocks.lowest - 1) }
      await this.#store.add(chainId, account, joinBlocks(settled, followed), found)
      scanned = joinBlocks(joinBlocks(blocks, scanned), followed)
    }
  }

  /** What needn't be searched. Undefined: all must be. */
  async #start(
    chainId: string,
    account: string,
    head: number,
    followed: ScannedBlocks | undefined,
  ): Promise<ScannedBlocks | undefined> {
    const searched = await this.#store.position(chainId, account)
    const isAnew = searched && head < Math.min(searched.highest, YOUNG)
    if (isAnew) await this.#store.restart(chainId, account)
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
  ): Promise<readonly TokenArrival[] | undefined> {
    const fromBlock = toQuantity(BigInt(lowest))
    const toBlock = toQuantity(BigInt(highest))
    const topics = [TRANSFER, null, `0x${account.slice(2).padStart(64, '0')}`]
    const before = this.#window(chainId)
    const { width, widest } = before
    try {
      const answer = await this.#rpc.request(
        chainId,
        'eth_getLogs',
        [{ fromBlock, toBlock, topics }],
        this.#closing.signal,
      )
      this.#windows.set(chainId, { ...before, width: Math.min(widest, width * 2) })
      return logsSchema
        .parse(answer)
        .filter(log => log.topics.length === 3)
        .map(log => ({ token: log.address.toLowerCase(), block: Number(log.blockNumber) }))
    } catch (error) {
      const isTooMuch = error instanceof ChainRefused || error instanceof ChainUnavailable
      if (!isTooMuch || width <= NARROWEST || this.#closing.signal.aborted) throw error
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
