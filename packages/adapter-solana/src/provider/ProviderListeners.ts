import type { SolanaProviderEvents } from './SolanaProvider'

type Listener<event extends keyof SolanaProviderEvents> = (...values: SolanaProviderEvents[event]) => void

/** Listeners of a provider. */
export class ProviderListeners {
  readonly #listeners = new Map<string, Set<(...values: never[]) => void>>()

  add<event extends keyof SolanaProviderEvents>(event: event, listener: Listener<event>): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener as never))
  }

  delete<event extends keyof SolanaProviderEvents>(event: event, listener: Listener<event>): void {
    this.#listeners.get(event)?.delete(listener as never)
  }

  /** Emits an event. An error in one listener doesn't affect the others or the kit. */
  emit<event extends keyof SolanaProviderEvents>(event: event, ...values: SolanaProviderEvents[event]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        listener(...(values as never[]))
      } catch (cause) {
        globalThis.reportError?.(cause)
      }
    }
  }
}
