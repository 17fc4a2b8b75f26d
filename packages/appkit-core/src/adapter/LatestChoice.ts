/**
 * Which wallet the user chose last. An approval that arrives after the user chose another wallet, or gave up, adds a connection and leaves the active one
 * as it is.
 *
 * @example
 * const isLatest = choices.begin(signal)
 * await wallet.connect()
 * add(wallet, { isActive: isLatest() })
 */
export class LatestChoice {
  #latest: object | undefined

  /** Notes a choice. Returns whether it is still the latest one, and wanted. */
  begin(signal?: AbortSignal): () => boolean {
    this.#latest = {}
    return this.current(signal)
  }

  /** Returns whether the choice that is the latest now is still the latest one, and wanted. */
  current(signal?: AbortSignal): () => boolean {
    const choice = this.#latest
    return () => this.#latest === choice && !signal?.aborted
  }
}
