/** Channel between the tabs of an origin. A message says that sessions may have changed. */
const CHANNEL = '@openappkit/siwx'

/** Notifies listeners that sessions may have changed, in this tab or in another one of the origin. */
export class SessionChanges {
  readonly #listeners: Set<() => void> = new Set()
  #channel: BroadcastChannel | undefined

  /** Calls `listener` for each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    const own = () => listener()
    this.#listeners.add(own)
    if (!this.#channel) {
      this.#channel = openChannel()
      this.#channel?.addEventListener('message', () => this.#call())
    }
    return () => {
      this.#listeners.delete(own)
      if (this.#listeners.size > 0) return
      this.#channel?.close()
      this.#channel = undefined
    }
  }

  /** Notifies the listeners of all tabs. */
  notify(): void {
    const channel = this.#channel ?? openChannel()
    channel?.postMessage('changed')
    if (channel !== this.#channel) channel?.close()
    this.#call()
  }

  #call(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Returns undefined on a server, where an open channel would keep the process alive. */
function openChannel(): BroadcastChannel | undefined {
  return typeof window === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
}
