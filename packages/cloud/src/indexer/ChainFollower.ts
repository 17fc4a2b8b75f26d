import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EvmIndexer } from './EvmIndexer'
import type { IndexStore } from './IndexStore'

export interface ChainFollowerOptions {
  /** Milliseconds between checks of a chain that has no new blocks. Default: 2,000. */
  readonly interval?: number
  /** Milliseconds after which another node takes over an unresponsive node's work. Default: 30,000. */
  readonly lease?: number
}

/**
 * Indexes a chain for as long as the server runs. Only one node does the work at a time, and another takes over if it
 * stops.
 */
export class ChainFollower {
  readonly #holder = randomUUID()
  readonly #store: Pick<IndexStore, 'claim' | 'release'>
  readonly #logger: Pick<Logger, 'warn'>
  readonly #interval: number
  readonly #lease: number
  readonly #ending = new AbortController()
  readonly #running: Promise<void>
  #isInTrouble = false

  constructor(
    chainId: string,
    indexer: Pick<EvmIndexer, 'step'>,
    store: Pick<IndexStore, 'claim' | 'release'>,
    logger: Pick<Logger, 'warn'>,
    { interval = 2000, lease = 30_000 }: ChainFollowerOptions = {},
  ) {
    this.#store = store
    this.#logger = logger
    this.#interval = interval
    this.#lease = lease
    this.#running = this.#follow(chainId, indexer)
  }

  /** Stops indexing. Resolves when nothing is running anymore. */
  async close(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }

  async #follow(chainId: string, indexer: Pick<EvmIndexer, 'step'>): Promise<void> {
    const { signal } = this.#ending
    while (!signal.aborted) {
      const isWaiting = await this.#step(chainId, indexer, signal)
      // Rejects when the follower closes.
      if (isWaiting) await wait(this.#interval, undefined, { signal, ref: false }).catch(() => {})
    }
    await this.#store.release(chainId, this.#holder).catch((err: unknown) => {
      this.#logger.warn({ err, chainId }, "Couldn't release the index of a chain")
    })
  }

  async #step(chainId: string, indexer: Pick<EvmIndexer, 'step'>, signal: AbortSignal): Promise<boolean> {
    try {
      if (!(await this.#store.claim(chainId, this.#holder, this.#lease))) return true
      const isWaiting = (await indexer.step(signal)) === 'waiting'
      this.#isInTrouble = false
      return isWaiting
    } catch (err) {
      // Logs once per outage, which may be long.
      if (!this.#isInTrouble && !signal.aborted)
        this.#logger.warn({ err, chainId }, "Couldn't read the blocks of a chain")
      this.#isInTrouble = true
      return true
    }
  }
}
