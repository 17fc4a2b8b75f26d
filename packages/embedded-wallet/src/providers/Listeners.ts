/** Listener of a provider's event. */
export type Listener = (value: never) => void

/** Listeners of a provider, as [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) names the methods. */
export class Listeners {
  readonly #listeners = new Map<string, Set<(value: unknown) => void>>()
  readonly #report: (error: unknown) => void

  /** @param report - Receives the errors of listeners. */
  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  add(event: string, listener: Listener): void {
    const known = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, known.add(listener as (value: unknown) => void))
  }

  remove(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener as (value: unknown) => void)
  }

  /** Calls every listener, even if one throws. */
  emit(event: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        listener(value)
      } catch (error) {
        this.#report(error)
      }
    }
  }
}
