import type { ReconnectedWallets, Reconnector } from './Reconnector'

/** The code of the reconnector. */
export interface ReconnectorModule {
  readonly Reconnector: new <wallet, answer>(wallets: ReconnectedWallets<wallet, answer>) => Reconnector<wallet, answer>
}

/**
 * A {@link Reconnector} whose code loads with the first wallet that is remembered: a first visit has nothing to reconnect.
 *
 * @example
 * const reconnector = new LazyReconnector(wallets, () => import('@openappkit/adapter-kit/reconnector'))
 */
export class LazyReconnector<wallet, answer> {
  readonly #wallets: ReconnectedWallets<wallet, answer>
  readonly #load: () => Promise<ReconnectorModule>
  /** Wallets that count as asked, until the reconnector knows them. */
  readonly #asked = new Set<string>()
  #reconnector: Reconnector<wallet, answer> | undefined
  /** While {@link LazyReconnector.reconnect}, which asks every wallet, waits for the code. */
  #isStarting = false

  constructor(wallets: ReconnectedWallets<wallet, answer>, load: () => Promise<ReconnectorModule>) {
    this.#wallets = wallets
    this.#load = load
  }

  /** As {@link Reconnector.reconnect}. @throws AppKitError as there, and what the load failed with. */
  async reconnect(signal: AbortSignal): Promise<void> {
    if (this.#wallets.remembered().length === 0) return
    let reconnecting: Promise<void>
    this.#isStarting = true
    try {
      reconnecting = (await this.#loaded()).reconnect(signal)
    } finally {
      this.#isStarting = false
    }
    await reconnecting
  }

  /** As {@link Reconnector.hasUnasked}. */
  get hasUnasked(): boolean {
    if (this.#reconnector) return this.#reconnector.hasUnasked
    const wallets = this.#wallets
    return wallets
      .remembered()
      .some(id => !this.#asked.has(id) && !wallets.isConnected(id) && wallets.find(id) !== undefined)
  }

  /** As {@link Reconnector.askArrived}. */
  askArrived(): void {
    if (this.#isStarting) return
    if (this.#reconnector) this.#reconnector.askArrived()
    // A load that fails is tried again by `reconnect`, which reports it.
    else if (this.hasUnasked)
      this.#loaded().then(
        reconnector => reconnector.askArrived(),
        () => {},
      )
  }

  /** As {@link Reconnector.markAsked}. */
  markAsked(id: string): void {
    if (this.#reconnector) this.#reconnector.markAsked(id)
    else this.#asked.add(id)
  }

  /** As {@link Reconnector.forget}. */
  forget(id?: string): void {
    if (this.#reconnector) this.#reconnector.forget(id)
    else if (id === undefined) this.#asked.clear()
    else this.#asked.delete(id)
  }

  /** As {@link Reconnector.ask}. */
  async ask(id: string): Promise<void> {
    await (await this.#loaded()).ask(id)
  }

  async #loaded(): Promise<Reconnector<wallet, answer>> {
    const { Reconnector } = await this.#load()
    if (this.#reconnector) return this.#reconnector
    this.#reconnector = new Reconnector(this.#wallets)
    for (const id of this.#asked) this.#reconnector.markAsked(id)
    return this.#reconnector
  }
}
