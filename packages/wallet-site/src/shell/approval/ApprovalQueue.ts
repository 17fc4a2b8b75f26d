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
   * Refuses further requests while the queue is full.
   *
   * @throws RpcFailure `embedded/too-many-requests`
   */
  checkCapacity(): void {
    if (this.#open.size >= limits.openApprovals)
      throw new RpcFailure(
        'embedded/too-many-requests',
        -32005,
        'The wallet has too many open requests. Answer them first.',
      )
  }

  /** Runs the work after the ones before it. Settles at the latest when it's aborted. */
  async run<value>(work: (task: QueuedTask) => Promise<value>): Promise<value> {
    this.checkCapacity()
    const open: OpenTask = { controller: new AbortController(), isCommitted: false }
    this.#open.add(open)
    const { signal } = open.controller
    const commit = (): void => {
      if (signal.aborted) throw withdrawn()
      open.isCommitted = true
    }
    const start = async (): Promise<value> => {
      if (signal.aborted) throw withdrawn()
      return work({ signal, commit })
    }
    const result = untilAborted(this.#last.then(start), signal)
    this.#last = result.then(ignore, ignore)
    return result.finally(() => this.#open.delete(open))
  }

  /** Rejects all requests that aren't beyond recall. */
  abort(): void {
    for (const { controller, isCommitted } of this.#open) if (!isCommitted) controller.abort()
  }
}

function ignore(): void {}

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
