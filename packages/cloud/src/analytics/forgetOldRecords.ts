import { lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../storage/Database'
import { analyticsRecords } from '../storage/schema'

const DAY = 24 * 60 * 60 * 1000
const INTERVAL = 6 * 60 * 60 * 1000

/** Deletes records that are older than `days`, now and every six hours, until the returned function is called. */
export function forgetOldRecords(database: Database, days: number, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  let running = Promise.resolve()
  const forget = (): void => {
    const before = new Date(Date.now() - days * DAY)
    running = database.sql
      .delete(analyticsRecords)
      .where(lt(analyticsRecords.receivedAt, before))
      .then(
        () => {},
        (err: unknown) => logger.warn({ err }, 'Old analytics records could not be deleted'),
      )
  }
  forget()
  const timer = setInterval(forget, INTERVAL)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
