import type { OnrampDecline } from '@openappkit/contract'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '../../storage/Database'
import { type OnrampSessionRow, onrampSessions } from '../../storage/onrampSchema'
import { StorageError } from '../../storage/StorageError'
import type { OnrampUpdate } from '../OnrampProvider'
import { isFinal, mergeUpdate } from './mergeUpdate'

/** Maximum number of times that a link opens. Each opening creates a page at the provider. */
const MOST_OPENS = 20
/** Purchases per page of a history. */
const PAGE = 50

/** A purchase without the columns that start with a default. */
export type NewOnrampSession = Omit<
  OnrampSessionRow,
  | 'checkedAt'
  | 'failure'
  | 'isSent'
  | 'opens'
  | 'received'
  | 'reference'
  | 'status'
  | 'statusAt'
  | 'txHash'
  | 'updatedAt'
>

/** A price that replaces an expired one. */
export type NewPrice = Pick<OnrampSessionRow, 'quoted' | 'quoteExpiresAt' | 'quoteReference' | 'total'>

/** Stores purchases for all nodes. */
export class OnrampSessionStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(session: NewOnrampSession): Promise<void> {
    await this.#query(query =>
      query.insert(onrampSessions).values({ ...session, status: 'created', updatedAt: session.createdAt }),
    )
  }

  async find(id: string): Promise<OnrampSessionRow | undefined> {
    const [row] = await this.#query(query => query.select().from(onrampSessions).where(eq(onrampSessions.id, id)))
    return row
  }

  /** Returns the purchase of a link that still opens. */
  async findOpen(openHash: string, now: Date): Promise<OnrampSessionRow | undefined> {
    const [row] = await this.#query(query =>
      query
        .select()
        .from(onrampSessions)
        .where(and(eq(onrampSessions.openHash, openHash), gt(onrampSessions.expiresAt, now))),
    )
    return row && !isFinal(row.status) ? row : undefined
  }

  /** Returns the purchase that a provider's report is about. */
  async findReported(
    providerId: string,
    { reference, sessionId }: Pick<OnrampUpdate, 'reference' | 'sessionId'>,
  ): Promise<OnrampSessionRow | undefined> {
    const keys = [
      ...(sessionId !== undefined && UUID.test(sessionId) ? [eq(onrampSessions.id, sessionId)] : []),
      ...(reference === undefined ? [] : [eq(onrampSessions.reference, reference)]),
    ]
    if (keys.length === 0) return undefined
    const [row] = await this.#query(query =>
      query
        .select()
        .from(onrampSessions)
        .where(and(eq(onrampSessions.providerId, providerId), or(...keys)))
        .limit(1),
    )
    return row
  }

  /** Counts an opening. Returns false if the link was opened too often. */
  async open(id: string, now: Date): Promise<boolean> {
    const rows = await this.#query(query =>
      query
        .update(onrampSessions)
        .set({
          opens: sql`${onrampSessions.opens} + 1`,
          status: sql`case when ${onrampSessions.status} = 'created' then 'opened' else ${onrampSessions.status} end`,
          updatedAt: now,
        })
        .where(and(eq(onrampSessions.id, id), lt(onrampSessions.opens, MOST_OPENS)))
        .returning({ id: onrampSessions.id }),
    )
    return rows.length > 0
  }

  /** Replaces the price of a purchase that hasn't been paid. */
  async reprice(id: string, price: NewPrice, now: Date): Promise<void> {
    await this.#query(query =>
      query
        .update(onrampSessions)
        .set({ ...price, updatedAt: now })
        .where(and(eq(onrampSessions.id, id), inArray(onrampSessions.status, ['created', 'opened']))),
    )
  }

  /** Stores the provider's id of a purchase. Keeps a known one. */
  async refer(id: string, reference: string): Promise<void> {
    await this.#query(query =>
      query
        .update(onrampSessions)
        .set({ reference })
        .where(and(eq(onrampSessions.id, id), isNull(onrampSessions.reference))),
    )
  }

  /**
   * Reserves a check of the provider or the chain. Returns false if a node checked within the last `interval`
   * milliseconds.
   */
  async claimCheck(id: string, interval: number, now: Date): Promise<boolean> {
    const before = new Date(now.getTime() - interval)
    const rows = await this.#query(query =>
      query
        .update(onrampSessions)
        .set({ checkedAt: now })
        .where(
          and(eq(onrampSessions.id, id), or(isNull(onrampSessions.checkedAt), lt(onrampSessions.checkedAt, before))),
        )
        .returning({ id: onrampSessions.id }),
    )
    return rows.length > 0
  }

  /** Merges a report of the provider. Concurrent reports are merged one after another. */
  async apply(id: string, update: OnrampUpdate, now: Date): Promise<void> {
    await this.#query(query =>
      query.transaction(async transaction => {
        const [row] = await transaction.select().from(onrampSessions).where(eq(onrampSessions.id, id)).for('update')
        const next = row && mergeUpdate(row, update)
        if (!row || !next) return
        const { isSent, status, statusAt } = next
        const isTaken = next.txHash !== row.txHash && (await hasDelivery(transaction, row, next.txHash))
        const txHash = isTaken ? row.txHash : next.txHash
        const failure = isFailure(status) ? (update.failure ?? row.failure) : null
        const reference = row.reference ?? update.reference ?? null
        await transaction
          .update(onrampSessions)
          .set({ failure, isSent, reference, status, statusAt, txHash, updatedAt: now })
          .where(eq(onrampSessions.id, id))
      }),
    )
  }

  /** Ends a purchase that couldn't start. */
  async fail(id: string, failure: OnrampDecline, now: Date): Promise<void> {
    await this.#query(query =>
      query
        .update(onrampSessions)
        .set({ status: 'failed', failure, updatedAt: now })
        .where(and(eq(onrampSessions.id, id), inArray(onrampSessions.status, ['created', 'opened']))),
    )
  }

  /** Records that the chain shows the crypto. */
  async deliver(id: string, received: bigint, now: Date): Promise<void> {
    await this.#query(query =>
      query
        .update(onrampSessions)
        .set({ status: 'delivered', isSent: true, received: `${received}`, failure: null, updatedAt: now })
        .where(and(eq(onrampSessions.id, id), isNotNull(onrampSessions.txHash))),
    )
  }

  /** Drops a hash that isn't a delivery of this purchase, so that the provider can report another one. */
  async dropHash(id: string, now: Date): Promise<void> {
    await this.#query(query =>
      query.update(onrampSessions).set({ txHash: null, updatedAt: now }).where(eq(onrampSessions.id, id)),
    )
  }

  /** Returns the paid purchases of an account, newest first. */
  async list(account: AccountKey, providerId: string): Promise<readonly OnrampSessionRow[]> {
    return this.#query(query =>
      query
        .select()
        .from(onrampSessions)
        .where(
          and(
            ofAccount(account),
            eq(onrampSessions.providerId, providerId),
            inArray(onrampSessions.status, ['processing', 'onHold', 'delivered', 'refunded']),
          ),
        )
        .orderBy(desc(onrampSessions.createdAt))
        .limit(PAGE),
    )
  }

  /** Returns those of the hashes that delivered a purchase to an account. */
  async deliveries(account: AccountKey, hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set()
    const rows = await this.#query(query =>
      query
        .select({ txHash: onrampSessions.txHash })
        .from(onrampSessions)
        .where(
          and(ofAccount(account), eq(onrampSessions.status, 'delivered'), inArray(onrampSessions.txHash, [...hashes])),
        ),
    )
    return new Set(rows.flatMap(({ txHash }) => txHash ?? []))
  }

  /** Runs a query. Replaces the query library's errors, because they contain the query's values. */
  async #query<T>(query: (query: NodePgDatabase) => PromiseLike<T>): Promise<T> {
    try {
      return await query(this.#database.sql)
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      throw new StorageError("The database didn't answer an on-ramp query", { cause })
    }
  }
}

/** An account, on one chain or on all. */
export interface AccountKey {
  readonly projectId: string
  readonly address: string
  readonly chainId?: string | undefined
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

function ofAccount({ address, chainId, projectId }: AccountKey): ReturnType<typeof and> {
  return and(
    eq(onrampSessions.projectId, projectId),
    eq(onrampSessions.addressKey, address),
    chainId === undefined ? undefined : eq(onrampSessions.chainId, chainId),
  )
}

/** Returns whether a transaction already belongs to another purchase of the same asset by the same account. */
async function hasDelivery(
  query: Pick<NodePgDatabase, 'select'>,
  { addressKey, asset, chainId }: OnrampSessionRow,
  txHash: string | null,
): Promise<boolean> {
  if (txHash === null) return false
  const rows = await query
    .select({ id: onrampSessions.id })
    .from(onrampSessions)
    .where(
      and(
        eq(onrampSessions.chainId, chainId),
        eq(onrampSessions.txHash, txHash),
        eq(onrampSessions.addressKey, addressKey),
        eq(onrampSessions.asset, asset),
      ),
    )
    .limit(1)
  return rows.length > 0
}

function isFailure(status: OnrampSessionRow['status']): boolean {
  return status === 'failed' || status === 'refunded' || status === 'expired'
}
