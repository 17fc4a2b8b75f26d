import { limits } from '../../protocol/limits'
import { RpcFailure } from '../../rpc/RpcFailure'

/** A request on its way through the queue. */
export interface QueuedTask {
  /** Aborts when the app withdraws the request. */
  readonly signal: AbortSignal
  /**
   * Marks the request as beyond recall: its signature leaves the vault. Later aborts don't reject it, because a rejected
   * transaction that is on its way would deceive the app.
   */
  commit(): void
}

interface OpenTask {
  readonly controller: AbortController
  isCommitted: boolean
}

/** Runs requests that need the user, one at a time. */
export class ApprovalQueue {
  readonly #open = new Set<OpenTask>()
  #last: Promise<unknown> = Promise.resolve()

  /**
   * Prepares a request immediately, and runs its work after the requests before it. Settles at the latest when it's
   * aborted, which is possible from the first moment.
   *
   * @throws RpcFailure `embedded/too-many-requests` if the queue is full.
   */
  async run<prepared, value>(
    prepare: () => Promise<prepared>,
    work: (prepared: prepared, task: QueuedTask) => Promise<value>,
  ): Promise<value> {
    if (this.#open.size >= limits.openApprovals) throw tooManyRequests()
    const open: OpenTask = { controller: new AbortController(), isCommitted: false }
    const { signal } = open.controller
    const commit = (): void => {
      if (signal.aborted) throw withdrawn()
      open.isCommitted = true
    }
    const before = this.#last
    const start = async (): Promise<value> => {
      const prepared = await prepare()
      await before
      if (signal.aborted) throw withdrawn()
      return work(prepared, { signal, commit })
    }
    this.#open.add(open)
    const result = untilAborted(start(), signal).finally(() => this.#open.delete(open))
    this.#last = Promise.allSettled([before, result])
    return result
  }

  /** Rejects all requests that aren't beyond recall. */
  abort(): void {
    for (const { controller, isCommitted } of this.#open) if (!isCommitted) controller.abort()
  }
}

function tooManyRequests(): RpcFailure {
  const advice = 'The wallet has too many open requests. Answer them first.'
  return new RpcFailure('embedded/too-many-requests', -32005, advice)
}

function withdrawn(): RpcFailure {
  return new RpcFailure('embedded/rejected', 4001, 'The request was withdrawn.')
}

/** Rejects when the signal aborts, even if the work ignores it. */
function untilAborted<value>(work: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(withdrawn()), { once: true })
    work.then(resolve, reject)
  })
}
