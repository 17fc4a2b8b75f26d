import { inArray, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../storage/Database'
import { analyticsRecords } from '../storage/schema'

const DAY = 24 * 60 * 60 * 1000
const INTERVAL = 6 * 60 * 60 * 1000
/**
 * Records per statement. A statement that deletes millions of records would exceed the query timeout and delay a
 * shutdown.
 */
const PORTION = 5000

/**
 * Deletes records older than `days`, now and every six hours. The returned function stops the schedule and resolves
 * when a running deletion has ended.
 */
export function forgetOldRecords(database: Database, days: number, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  let running = Promise.resolve()
  let isOver = false
  const forget = (): void => {
    const before = new Date(Date.now() - days * DAY)
    running = forgetBefore(database, before, () => isOver).catch((err: unknown) =>
      logger.warn({ err }, "Couldn't delete old analytics records"),
    )
  }
  forget()
  const timer = setInterval(forget, INTERVAL)
  timer.unref()
  return () => {
    clearInterval(timer)
    isOver = true
    return running
  }
}

async function forgetBefore({ sql }: Database, before: Date, isOver: () => boolean): Promise<void> {
  for (let deleted = PORTION; deleted === PORTION && !isOver(); ) {
    const portion = sql
      .select({ id: analyticsRecords.id })
      .from(analyticsRecords)
      .where(lt(analyticsRecords.receivedAt, before))
      .limit(PORTION)
    const result = await sql.delete(analyticsRecords).where(inArray(analyticsRecords.id, portion))
    deleted = result.rowCount ?? 0
  }
}
