import type { z } from 'zod'
import { askRest, type RestLimits } from '../chains/askRest'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { badCursor } from '../cursors/SignedCursors'
import { BlockscoutList } from './BlockscoutList'
import {
  type BlockscoutPage,
  type BlockscoutTransaction,
  type BlockscoutTransfer,
  transactionsPageSchema,
  transfersPageSchema,
} from './blockscoutSchemas'
import { type BlockscoutGroup, blockscoutTransaction } from './blockscoutTransaction'
import type { HistoryEntry, HistorySource, PageContext } from './HistorySource'

const LIMITS: RestLimits = { timeout: 15_000, responseLimit: 10 * 1024 * 1024 }
/**
 * Maximum requests per page. If an account has more transfers in one block than these requests return, its history
 * can't be read.
 */
const MAX_REQUESTS = 40

/** Reads the history of an EVM chain from its explorer's API: an address's transactions and token transfers. */
export class BlockscoutHistory implements HistorySource {
  readonly chainId: string
  readonly #base: string
  readonly #limits: RestLimits

  /** @param url - Base URL of the explorer, without `/api/v2`. */
  constructor(url: string, chainId: string, limits: RestLimits = LIMITS) {
    this.#limits = limits
    this.#base = `${url.replace(/\/$/, '')}/api/v2/addresses`
    this.chainId = chainId
  }

  async page(
    address: string,
    position: string | undefined,
    limit: number,
    { pay, signal = new AbortController().signal }: PageContext = {},
  ): Promise<readonly HistoryEntry[]> {
    const start = position === undefined ? undefined : readPosition(position)
    // The API continues strictly before a block and index, so this reads the position's whole block again.
    const from = start ? { block_number: start.block + 1, index: 0 } : {}
    const ask = <Item extends { readonly block_number: number | null }>(
      list: string,
      schema: z.ZodType<BlockscoutPage<Item>>,
      emptyPage: BlockscoutPage<Item>,
    ) => new BlockscoutList<Item>(from, params => this.#ask(`/${address}/${list}`, params, schema, emptyPage, signal))
    const nothing = { items: [], next_page_params: null }
    const transactions = ask<BlockscoutTransaction>('transactions', transactionsPageSchema, nothing)
    const transfers = ask<BlockscoutTransfer>('token-transfers', transfersPageSchema, nothing)

    let groups: readonly BlockscoutGroup[] = []
    for (let requests = 0; ; requests += 1) {
      const floor = Math.max(transactions.floor, transfers.floor)
      groups = groupsOf(transactions.items, transfers.items).filter(
        ({ block, hash }) => block > floor && !(block === start?.block && start.shown.includes(keyOf(hash))),
      )
      if (groups.length >= limit || floor < 0) break
      if (requests === MAX_REQUESTS) throw new ChainUnavailable(this.chainId)
      // The request's cost includes the first page of both lists.
      if (requests > 1) await pay?.(1)
      await (transactions.floor >= transfers.floor ? transactions : transfers).more()
    }
    let cursor = start
    return groups.slice(0, limit).map(group => {
      const shown = cursor?.block === group.block ? cursor.shown : []
      cursor = { block: group.block, shown: [...shown, keyOf(group.hash)] }
      return {
        transaction: blockscoutTransaction(group, address),
        position: `${cursor.block}.${cursor.shown.join(',')}`,
      }
    })
  }

  async #ask<Item>(
    path: string,
    params: Readonly<Record<string, unknown>>,
    schema: z.ZodType<BlockscoutPage<Item>>,
    emptyPage: BlockscoutPage<Item>,
    signal: AbortSignal,
  ): Promise<BlockscoutPage<Item>> {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
    const answer = await askRest(`${this.#base}${path}?${query}`, this.#limits, signal)
    // The explorer returns 404 for an unused address.
    if (answer?.status === 404) return emptyPage
    const page = answer?.status === 200 ? schema.safeParse(answer.body).data : undefined
    if (!page) throw new ChainUnavailable(this.chainId)
    return page
  }
}

/** Groups entries by transaction, newest block first. Omits pending transactions, which have no block. */
function groupsOf(
  transactions: readonly BlockscoutTransaction[],
  transfers: readonly BlockscoutTransfer[],
): readonly BlockscoutGroup[] {
  const groups = new Map<string, BlockscoutGroup>()
  for (const transaction of transactions) {
    const { block_number: block, hash } = transaction
    if (block !== null) groups.set(hash, { block, hash, transaction, transfers: [] })
  }
  for (const transfer of transfers) {
    const { block_number: block, transaction_hash: hash } = transfer
    const group = groups.get(hash) ?? { block, hash, transfers: [] }
    groups.set(hash, { ...group, transfers: [...group.transfers, transfer] })
  }
  return [...groups.values()].sort((one, other) => other.block - one.block || (one.hash < other.hash ? -1 : 1))
}

interface Position {
  readonly block: number
  /** Prefixes of the hashes of the block's transactions that were already shown. */
  readonly shown: readonly string[]
}

function readPosition(position: string): Position {
  const [, block, shown = ''] = /^(\d{1,15})\.([0-9a-fx,]*)$/.exec(position) ?? []
  if (block === undefined) throw badCursor()
  return { block: Number(block), shown: shown.split(',') }
}

function keyOf(hash: string): string {
  return hash.slice(0, 20)
}
