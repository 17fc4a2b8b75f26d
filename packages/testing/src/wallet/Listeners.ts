/** Listeners of one emitter, by event name. */
export class Listeners<name extends string> {
  readonly #listeners: { readonly name: name; readonly listener: (value: unknown) => void }[] = []

  on(name: name, listener: (value: unknown) => void): void {
    this.#listeners.push({ name, listener })
  }

  off(name: name, listener: (value: unknown) => void): void {
    const index = this.#listeners.findIndex(entry => entry.name === name && entry.listener === listener)
    if (index >= 0) this.#listeners.splice(index, 1)
  }

  emit(name: name, value?: unknown): void {
    for (const entry of this.#listeners.filter(one => one.name === name)) {
      try {
        entry.listener(value)
      } catch (error) {
        // An error in an app's listener is the app's uncaught error. It doesn't stop the wallet or other listeners.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }

  get count(): number {
    return this.#listeners.length
  }
}
