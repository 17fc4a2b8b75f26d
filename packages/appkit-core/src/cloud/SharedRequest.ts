import { requestAborted } from './requestErrors'

/** One request that several callers wait for. It is given up when the last of them leaves. */
export class SharedRequest<T> {
  readonly #controller = new AbortController()
  readonly #outcome: Promise<T>
  #waiting = 0

  constructor(send: (signal: AbortSignal) => Promise<T>) {
    this.#outcome = send(this.#controller.signal)
  }

  /** True once everybody has left: who comes later needs a request of their own. */
  get isGivenUp(): boolean {
    return this.#controller.signal.aborted
  }

  /** The answer; `signal` ends the waiting of this caller alone. */
  join(signal: AbortSignal | undefined): Promise<T> {
    this.#waiting++
    return new Promise((resolve, reject) => {
      const leave = () => {
        const reason = requestAborted()
        if (--this.#waiting === 0) this.#controller.abort(reason)
        reject(reason)
      }
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
      this.#outcome.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
    })
  }
}
