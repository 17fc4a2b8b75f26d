import { useSyncExternalStore } from 'react'

/** A value with listeners. Its owner is the only writer. */
export class Store<state> {
  #state: state
  readonly #listeners = new Set<() => void>()

  constructor(state: state) {
    this.#state = state
  }

  get state(): state {
    return this.#state
  }

  set(state: state): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of [...this.#listeners]) listener()
  }

  /** Calls the listener after each change. Returns a function that stops. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Returns the store's value and renders again when it changes. */
export function useStore<state>(store: Store<state>): state {
  return useSyncExternalStore(store.subscribe, () => store.state)
}
