import { appendFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { fetchChosen } from '../http/fetchChosen'
import type { AnalyticsExport } from './AnalyticsExport'
import type { AnalyticsSink } from './AnalyticsIntake'
import { exportLine } from './exportLine'
import type { StorableRecord } from './storableRecord'

const QUEUE_LIMIT = 20_000
const BATCH = 1000
const TRIES = 3
const TIMEOUT = 10_000
const CLOSE_TIME = 5000

type Deliver = (lines: string) => Promise<void>

/**
 * Copies stored records to the configured destinations. Drops records if its queue is full or a delivery fails three
 * times; the database still has them.
 */
export class ExportSink implements AnalyticsSink {
  readonly #deliveries: readonly Deliver[]
  readonly #logger: Pick<Logger, 'warn'>
  readonly #pause: number
  #waiting: StorableRecord[] = []
  #running: Promise<void> | undefined

  /**
   * @param pause - Milliseconds before the first retry. The second retry waits twice as long.
   * @param timeout - Milliseconds per attempt.
   */
  constructor(
    { file, clickhouseUrl }: AnalyticsExport,
    logger: Pick<Logger, 'warn'>,
    pause = 1000,
    timeout: number = TIMEOUT,
  ) {
    this.#deliveries = [
      ...(file === undefined ? [] : [(lines: string) => appendFile(file, lines, { mode: 0o600 })]),
      ...(clickhouseUrl === undefined ? [] : [(lines: string) => post(clickhouseUrl, lines, timeout)]),
    ]
    this.#logger = logger
    this.#pause = pause
  }

  write(records: readonly StorableRecord[]): void {
    if (this.#waiting.length + records.length > QUEUE_LIMIT) {
      this.#logger.warn({ records: records.length }, 'The analytics export is too slow: dropped records')
      return
    }
    this.#waiting.push(...records)
    this.#running ??= this.#drain()
  }

  /** Waits up to 5 seconds for running deliveries, because a shutdown must be quick. */
  async close(): Promise<void> {
    await Promise.race([this.#running, sleep(CLOSE_TIME, undefined, { ref: false })])
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      const lines = batch.map(exportLine).join('')
      for (const deliver of this.#deliveries) await this.#try(deliver, lines, batch.length)
    }
    this.#running = undefined
  }

  async #try(deliver: Deliver, lines: string, records: number): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await deliver(lines)
      } catch (err) {
        if (tries < TRIES) await sleep(this.#pause * tries)
        else return this.#logger.warn({ err, records }, 'The analytics export failed: dropped records')
      }
    }
  }
}

async function post(url: string, body: string, timeout: number): Promise<void> {
  const response = await fetchChosen(url, { method: 'POST', body, signal: AbortSignal.timeout(timeout) })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`ClickHouse answered ${response.status}`)
}
