import { pad } from 'viem'
import { z } from 'zod'
import { ChainRefused } from '../chains/ChainRefused'
import type { ChainRpc } from '../chains/ChainRpc'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { quantitySchema, toQuantity } from '../chains/quantity'
import { readTransfers } from '../indexer/readTransfers'
import type { NftArrivals } from './NftArrivals'
import type { NftItem } from './NftItem'
import type { BlockSpan, NftScanStore } from './NftScanStore'

/** `Transfer` of ERC-721, which ERC-20 shares, then `TransferSingle` and `TransferBatch` of ERC-1155. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** Blocks below the newest that may still be exchanged for others. */
const UNSETTLED = 64
const NARROWEST = 100
const WIDEST = 1_000_000
/** Searches at once: anybody may ask for any account. */
const SEARCHES = 8

const hex = (pattern: RegExp): z.ZodType<string> =>
  z
    .string()
    .regex(pattern)
    .transform(text => text.toLowerCase())
const logsSchema = z.array(
  z.object({
    address: hex(/^0x[0-9a-f]{40}$/i),
    topics: z.array(hex(/^0x[0-9a-f]{64}$/i)).max(4),
    data: hex(/^0x(?:[0-9a-f]{2})*$/i),
  }),
)

export interface ScanOptions {
  /** Milliseconds that an answer waits for its search. What comes later is in the next one. Default 1500. */
  readonly patience?: number
  /** Blocks in one question, at first. Default 10 000. */
  readonly window?: number
  /** Questions for one account in one go. Default 20. */
  readonly questions?: number
  readonly onTrouble?: (error: unknown) => void
}

/**
 * From the events of contracts, where nobody follows the chain: the newest blocks first, then backwards, a bounded number of questions at
 * a time. How far it came is kept, so that no block is searched twice.
 */
export class ScannedArrivals implements NftArrivals {
  readonly #rpc: Pick<ChainRpc, 'request'>
  readonly #store: NftScanStore
  readonly #options: ScanOptions
  readonly #running = new Map<string, Promise<void>>()
  readonly #widths = new Map<string, number>()
  readonly #closing = new AbortController()

  constructor(rpc: Pick<ChainRpc, 'request'>, store: NftScanStore, options: ScanOptions = {}) {
    this.#rpc = rpc
    this.#store = store
    this.#options = options
  }

  async search(chainId: string, account: string): Promise<boolean> {
    await this.#patiently(this.#start(chainId, account))
    if (this.#running.has(`${chainId}:${account}`)) return false
    return (await this.#store.position(chainId, account))?.lowest === 0
  }

  after(chainId: string, account: string, item: NftItem | undefined, limit: number): Promise<readonly NftItem[]> {
    return this.#store.after(chainId, account, item, limit)
  }

  /** Ends searches that run. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#running.values())
  }

  async #patiently(search: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>(resolve => {
      timer = setTimeout(resolve, this.#options.patience ?? 1500)
    })
    await Promise.race([search, patience])
    clearTimeout(timer)
  }

  #start(chainId: string, account: string): Promise<void> {
    const key = `${chainId}:${account}`
    const running = this.#running.get(key)
    if (running) return running
    if (this.#running.size >= SEARCHES || this.#closing.signal.aborted) return Promise.resolve()
    const started = this.#scan(chainId, account)
      .catch((error: unknown) => {
        const isTrouble = error instanceof ChainUnavailable || error instanceof ChainRefused
        if (!isTrouble && !this.#closing.signal.aborted) this.#options.onTrouble?.(error)
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }

  async #scan(chainId: string, account: string): Promise<void> {
    const { signal } = this.#closing
    const head = Number(quantitySchema.parse(await this.#rpc.request(chainId, 'eth_blockNumber', [], signal)))
    let searched = await this.#store.position(chainId, account)
    for (let question = 0; question < (this.#options.questions ?? 20); question++) {
      const span = nextSpan(searched, head, this.#width(chainId))
      if (!span) return
      const found = await this.#ask(chainId, account, span)
      if (!found) continue
      // The newest blocks are searched again until nothing can take their place. The very first can't change.
      const settled = Math.max(head - UNSETTLED, span.lowest - 1, 0)
      await this.#store.add(chainId, account, { ...span, highest: Math.min(span.highest, settled) }, found)
      searched = {
        lowest: Math.min(searched?.lowest ?? span.lowest, span.lowest),
        highest: Math.max(searched?.highest ?? span.highest, span.highest),
      }
    }
  }

  /** Undefined: the chain wants to be asked for fewer blocks. */
  async #ask(
    chainId: string,
    account: string,
    { lowest, highest }: BlockSpan,
  ): Promise<readonly NftItem[] | undefined> {
    const blocks = { fromBlock: toQuantity(BigInt(lowest)), toBlock: toQuantity(BigInt(highest)) }
    const owner = pad(account as `0x${string}`)
    const width = this.#width(chainId)
    try {
      const answers: unknown[] = []
      for (const topics of [
        [TRANSFER, null, owner],
        [[SINGLE, BATCH], null, null, owner],
      ]) {
        const filter = [{ ...blocks, topics }]
        answers.push(await this.#rpc.request(chainId, 'eth_getLogs', filter, this.#closing.signal))
      }
      this.#widths.set(chainId, Math.min(WIDEST, width * 2))
      return answers.flatMap(answer => itemsIn(answer, account))
    } catch (error) {
      const isTooMuch = error instanceof ChainRefused || error instanceof ChainUnavailable
      if (!isTooMuch || width <= NARROWEST || this.#closing.signal.aborted) throw error
      this.#widths.set(chainId, Math.max(NARROWEST, Math.floor(width / 4)))
      return undefined
    }
  }

  #width(chainId: string): number {
    return this.#widths.get(chainId) ?? this.#options.window ?? 10_000
  }
}

/** What came since, then what was before. Undefined: there is nothing left. */
function nextSpan(searched: BlockSpan | undefined, head: number, width: number): BlockSpan | undefined {
  if (!searched) return { lowest: Math.max(0, head - width + 1), highest: head }
  const { lowest, highest } = searched
  if (highest < head) return { lowest: highest + 1, highest: Math.min(head, highest + width) }
  return lowest > 0 ? { lowest: Math.max(0, lowest - width), highest: lowest - 1 } : undefined
}

function itemsIn(answer: unknown, account: string): readonly NftItem[] {
  return logsSchema.parse(answer).flatMap(log =>
    readTransfers({ ...log, logIndex: 0 }).flatMap(({ kind, token, tokenId, to }) => {
      if (token === null || tokenId === null || to !== account || (kind !== 'erc721' && kind !== 'erc1155')) return []
      return [{ contract: token, tokenId: String(tokenId), standard: kind }]
    }),
  )
}
