/**
 * Tracks which wallet the user chose last. If a wallet approves after the user chose another one or canceled, the
 * adapter can add its connection without activating it.
 *
 * @example
 * ```ts
 * import { LatestChoice } from '@openappkit/appkit-core/adapter'
 *
 * const choices = new LatestChoice()
 *
 * async function connect(approve: () => Promise<string>, signal: AbortSignal) {
 *   const isLatest = choices.begin(signal)
 *   const address = await approve()
 *   return { address, isActive: isLatest() }
 * }
 * ```
 */
export class LatestChoice {
  #latest: object | undefined

  /** Records a choice. Returns a check that is true while this choice is the latest and `signal` isn't aborted. */
  begin(signal?: AbortSignal): () => boolean {
    this.#latest = {}
    return this.current(signal)
  }

  /** Returns a check that is true while no new choice follows the current one and `signal` isn't aborted. */
  current(signal?: AbortSignal): () => boolean {
    const choice = this.#latest
    return () => this.#latest === choice && !signal?.aborted
  }
}
