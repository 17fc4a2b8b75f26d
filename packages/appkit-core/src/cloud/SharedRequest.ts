import { requestAborted } from './requestErrors'

/** Shares one request between several callers. Aborts the request once every caller has aborted. */
export class SharedRequest<T> {
  readonly #controller = new AbortController()
  readonly #outcome: Promise<T>
  #waiting = 0

  constructor(send: (signal: AbortSignal) => Promise<T>) {
    this.#outcome = send(this.#controller.signal)
  }

  /** Whether every caller has aborted. Later callers need a new request. */
  get isAbandoned(): boolean {
    return this.#controller.signal.aborted
  }

  /**
   * Resolves with the response. Aborting `signal` stops only this caller's wait, unless no other caller is waiting.
   *
   * @throws {AppKitError} `cloud/aborted` if `signal` is aborted.
   */
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
