import type { Database } from '../storage/Database'
import { analyticsRecords } from '../storage/schema'
import type { StorableRecord } from './storableRecord'

/** Receives records after they are stored. */
export interface AnalyticsSink {
  write(records: readonly StorableRecord[]): void
  close(): Promise<void>
}

const QUEUE_LIMIT = 5000
const BATCH = 500

interface Waiting {
  readonly record: StorableRecord
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Stores records. Batches the records that arrive while a statement runs, so a burst needs few statements and no
 * request waits for a timer.
 */
export class AnalyticsIntake {
  readonly #database: Database
  readonly #sink: AnalyticsSink | undefined
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined

  constructor(database: Database, sink: AnalyticsSink | undefined) {
    this.#database = database
    this.#sink = sink
  }

  /**
   * Stores a record. Ignores an event that the project already reported. Resolves with true after the write, or with
   * false if the queue is full.
   *
   * @throws Error if the database can't store it.
   */
  async take(record: StorableRecord): Promise<boolean> {
    if (this.#waiting.length >= QUEUE_LIMIT) return false
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push({ record, resolve, reject })
      this.#running ??= this.#drain()
    })
    return true
  }

  async close(): Promise<void> {
    await this.#running
    await this.#sink?.close()
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH)
      this.#waiting = this.#waiting.slice(BATCH)
      try {
        const stored = await this.#store(batch.map(({ record }) => record))
        if (stored.length > 0) this.#sink?.write(stored)
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#running = undefined
  }

  async #store(records: readonly StorableRecord[]): Promise<readonly StorableRecord[]> {
    return this.#database.sql
      .insert(analyticsRecords)
      .values([...records])
      .onConflictDoNothing()
      .returning()
  }
}
