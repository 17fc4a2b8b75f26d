import { and, desc, eq, inArray, isNull, lt, lte, max, or, sql } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type PayChainRow, type PayRailRow, payChains, payInvoices, payRails } from '../../storage/paySchema'
import type { BlockId, WatchedRail } from '../chain/ChainReader'
import { payQuery } from './payQuery'

/** Recipients that are watched on an EVM chain, newest first. */
const RECIPIENTS = 20_000
/** Milliseconds for which an invoice is new. */
const NEW = 2 * 3_600_000
/** Rails that are read in one pass of another chain. */
const RAILS = 60

/** Stores how far each chain was read. */
export class PayChainStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Reserves the work on a chain for a node. Returns undefined if another node does it. */
  async claim(chainId: string, holder: string, now: Date, lease: number): Promise<PayChainRow | undefined> {
    return payQuery(this.#database, async query => {
      await query
        .insert(payChains)
        .values({ chainId, holder: null, claimedUntil: null, blockNumber: null, blockHash: null, readAt: null })
        .onConflictDoNothing()
      const [row] = await query
        .update(payChains)
        .set({ holder, claimedUntil: new Date(now.getTime() + lease) })
        .where(
          and(
            eq(payChains.chainId, chainId),
            or(isNull(payChains.claimedUntil), lt(payChains.claimedUntil, now), eq(payChains.holder, holder)),
          ),
        )
        .returning()
      return row
    })
  }

  async release(chainId: string, holder: string): Promise<void> {
    await payQuery(this.#database, query =>
      query
        .update(payChains)
        .set({ holder: null, claimedUntil: null })
        .where(and(eq(payChains.chainId, chainId), eq(payChains.holder, holder))),
    )
  }

  /** Returns whether reading of a chain has started, so that payments to a new invoice will be found. */
  async hasBegun(chainId: string): Promise<boolean> {
    const [row] = await payQuery(this.#database, query =>
      query.select().from(payChains).where(eq(payChains.chainId, chainId)),
    )
    return row !== undefined && row.blockNumber !== null
  }

  /** Starts at a block. Keeps an earlier start. */
  async begin(chainId: string, block: BlockId): Promise<void> {
    const start = { blockNumber: `${block.number}`, blockHash: block.hash }
    await payQuery(this.#database, query =>
      query
        .insert(payChains)
        .values({ chainId, holder: null, claimedUntil: null, readAt: null, ...start })
        .onConflictDoUpdate({ target: payChains.chainId, set: start, setWhere: isNull(payChains.blockNumber) }),
    )
  }

  /** Stores the progress of a pass, if the node still holds the chain. */
  async advance(chainId: string, holder: string, block: BlockId | null, readAt: Date | undefined): Promise<void> {
    const position = block ? { blockNumber: `${block.number}`, blockHash: block.hash } : {}
    const change = { ...position, ...(readAt && { readAt }) }
    if (Object.keys(change).length === 0) return
    await payQuery(this.#database, query =>
      query
        .update(payChains)
        .set(change)
        .where(and(eq(payChains.chainId, chainId), eq(payChains.holder, holder))),
    )
  }

  /** Returns the recipients to watch on an EVM chain, and their assets. */
  async recipients(chainId: string, now: Date): Promise<readonly WatchedRail[]> {
    const { asset: assetColumn, matching: matchingColumn, recipientKey: key } = payRails
    const rows = await payQuery(this.#database, query =>
      query
        .select({ recipientKey: key, asset: assetColumn, matching: matchingColumn, newest: max(payRails.createdAt) })
        .from(payRails)
        .where(eq(payRails.chainId, chainId))
        .groupBy(key, assetColumn, matchingColumn)
        .orderBy(desc(max(payRails.createdAt)))
        .limit(RECIPIENTS),
    )
    return rows.map(({ asset, matching, newest, recipientKey }) => {
      const isNew = newest !== null && now.getTime() - newest.getTime() < NEW
      return { asset, recipientKey, matching, reference: null, isNew }
    })
  }

  /** Returns the rails whose address or reference is due for a read. Those of closed invoices are read ever less often. */
  async dueRails(chainId: string, now: Date): Promise<readonly PayRailRow[]> {
    return payQuery(this.#database, query =>
      query
        .select()
        .from(payRails)
        .where(and(eq(payRails.chainId, chainId), lte(payRails.nextReadAt, now)))
        .orderBy(payRails.nextReadAt)
        .limit(RAILS),
    )
  }

  /** Stores that rails were read, and when to read them again. */
  async markRead(chainId: string, rails: readonly PayRailRow[], readAt: Date): Promise<void> {
    const ids = [...new Set(rails.map(({ invoiceId }) => invoiceId))]
    if (ids.length === 0) return
    const at = sql`${readAt.toISOString()}::timestamptz`
    const pause = sql`case
      when ${payInvoices.status} in ('open', 'processing', 'reversed') then interval '0'
      when ${payInvoices.createdAt} > ${at} - interval '2 hours' then interval '1 minute'
      when ${payInvoices.createdAt} > ${at} - interval '3 days' then interval '15 minutes'
      when ${payInvoices.createdAt} > ${at} - interval '30 days' then interval '6 hours'
      else interval '1 day' end`
    await payQuery(this.#database, query =>
      query
        .update(payRails)
        .set({ readAt, nextReadAt: sql`${at} + ${pause}` })
        .from(payInvoices)
        .where(
          and(eq(payRails.chainId, chainId), inArray(payRails.invoiceId, ids), eq(payInvoices.id, payRails.invoiceId)),
        ),
    )
  }
}
