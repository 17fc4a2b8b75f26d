import type { Logger } from 'pino'

/** Runs work whose outcome a request doesn't wait for, so that the time of its answer reveals nothing. */
export class Background {
  readonly #logger: Pick<Logger, 'warn'>
  readonly #running = new Set<Promise<void>>()

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger
  }

  /**
   * Starts work. A failure is logged by its code only, because messages of mail servers have addresses.
   *
   * @param failure - Message of the log.
   */
  run(work: () => Promise<void>, failure: string): void {
    const running = work()
      .catch((error: unknown) => this.#logger.warn({ code: codeOf(error) }, failure))
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /** Waits for the work that is running. */
  async close(): Promise<void> {
    await Promise.all(this.#running)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
