/**
 * Tracks which wallet the user chose last. If an approval arrives after the user chose another wallet or canceled, it
 * adds a connection but doesn't become active.
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

  /** Records a choice. Returns a function that returns whether it is still the latest and not aborted. */
  begin(signal?: AbortSignal): () => boolean {
    this.#latest = {}
    return this.current(signal)
  }

  /** Returns a function that returns whether the current choice is still the latest and not aborted. */
  current(signal?: AbortSignal): () => boolean {
    const choice = this.#latest
    return () => this.#latest === choice && !signal?.aborted
  }
}
