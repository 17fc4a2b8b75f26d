import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../Database'
import { nftScans, receivedNfts } from '../nftSchema'
import { retentionRules } from './retentionRules'

const INTERVAL = 60 * 60 * 1000
/**
 * Maximum rows per statement. A statement that deletes a million rows would exceed the query timeout and delay a
 * shutdown.
 */
const BATCH = 1000
/** Maximum statements per rule and sweep. Other rows wait for the next sweep, so deletion doesn't slow down reads. */
const BATCHES = 500

/** Deletes expired rows every hour, in small batches. */
export class RetentionSweeper {
  readonly #database: Database
  readonly #now: () => number
  #isClosing = false

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database
    this.#now = now
  }

  /** Sweeps immediately and then every hour, until the returned function is called. */
  start(logger: Pick<Logger, 'warn'>): () => Promise<void> {
    let running = Promise.resolve()
    const sweep = (): void => {
      running = this.sweep().catch((err: unknown) => logger.warn({ err }, "Couldn't delete expired rows"))
    }
    sweep()
    const timer = setInterval(sweep, INTERVAL)
    timer.unref()
    return () => {
      clearInterval(timer)
      this.#isClosing = true
      return running
    }
  }

  /** Deletes rows that have expired, within the limits per sweep. */
  async sweep(): Promise<void> {
    for (const rule of Object.values(retentionRules).flat()) {
      if (rule.kind !== 'expires') continue
      const before = new Date(this.#now() - rule.days * 86_400_000)
      const { table } = rule.since
      const isOver = sql`${rule.since} < ${before.toISOString()}::timestamptz`
      const where = rule.unless ? sql`${isOver} and not (${rule.unless})` : isOver
      await this.#deleteAll(
        sql`delete from ${table} where ctid in (select ctid from ${table} where ${where} limit ${BATCH})`,
      )
    }
    await this.#deleteAll(sql`
      delete from ${receivedNfts} where ctid in (
        select ${receivedNfts}.ctid from ${receivedNfts} left join ${nftScans}
          on ${nftScans.chainId} = ${receivedNfts.chainId} and ${nftScans.account} = ${receivedNfts.account}
        where ${nftScans.account} is null limit ${BATCH}
      )`)
  }

  async #deleteAll(statement: SQL): Promise<void> {
    for (let batches = 0; batches < BATCHES && !this.#isClosing; batches += 1) {
      const { rowCount } = await this.#database.sql.execute(statement)
      if ((rowCount ?? 0) < BATCH) return
    }
  }
}
