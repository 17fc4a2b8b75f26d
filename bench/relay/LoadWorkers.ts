import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LoadOrder, LoadResult } from './LoadOrder'

/** Maximum number of sockets per source address, well below its number of ports. */
const SOCKETS_PER_ADDRESS = 5000

/** The child processes that simulate clients. */
export class LoadWorkers {
  readonly #children: readonly ChildProcess[]

  constructor(count: number) {
    const program = join(import.meta.dirname, 'loadWorker.mjs')
    this.#children = Array.from({ length: count }, () => fork(program, { execArgv: [], serialization: 'advanced' }))
  }

  get pids(): readonly number[] {
    return this.#children.map(({ pid }) => pid ?? 0)
  }

  /** Opens this many additional sockets, spread evenly over the workers. */
  async connect(relayUrls: readonly string[], sockets: number): Promise<void> {
    const [workers, share] = [this.#children.length, Math.ceil(sockets / this.#children.length)]
    const addresses = Math.ceil(share / SOCKETS_PER_ADDRESS) + 3
    await this.#all(worker => ({
      kind: 'connect',
      relayUrls,
      sockets: Math.floor((sockets + worker) / workers),
      localAddresses: Array.from({ length: addresses }, (_, index) => `127.0.${worker + 1}.${index + 1}`),
    }))
  }

  async subscribe(mode: 'alone' | 'pairs'): Promise<void> {
    await this.#all(() => ({ kind: 'subscribe', mode }))
  }

  async publish(perSecond: number, warmupMs: number, measureMs: number): Promise<LoadResult> {
    const rate = perSecond / this.#children.length
    const results = await this.#all(() => ({ kind: 'publish', perSecond: rate, warmupMs, measureMs }))
    const shares = results as readonly LoadResult[]
    return {
      published: shares.reduce((sum, { published }) => sum + published, 0),
      failed: shares.reduce((sum, { failed }) => sum + failed, 0),
      answered: shares.flatMap(({ answered }) => answered),
      delivered: shares.flatMap(({ delivered }) => delivered),
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#children) {
      const gone = once(child, 'exit')
      if (child.kill('SIGKILL')) await gone
    }
  }

  async #all(order: (worker: number) => LoadOrder): Promise<readonly unknown[]> {
    return Promise.all(
      this.#children.map(async (child, worker) => {
        const answer = once(child, 'message')
        child.send(order(worker))
        const [{ result, error }] = (await answer) as [{ result: unknown; error?: string }]
        if (error !== undefined) throw new Error(`A load worker failed: ${error}`)
        return result
      }),
    )
  }
}
