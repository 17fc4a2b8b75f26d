import type { ReconnectedWallets, Reconnector } from './Reconnector'

/** Module that {@link LazyReconnector} loads. */
export interface ReconnectorModule {
  /** The {@link Reconnector} class. */
  readonly Reconnector: new <wallet, answer>(
    wallets: ReconnectedWallets<wallet, answer>,
  ) => Reconnector<wallet, answer>
}

/**
 * Reconnects remembered wallets with a {@link Reconnector} that loads with the first remembered wallet. A first visit
 * loads nothing.
 *
 * @example
 * ```ts
 * import { LazyReconnector, type ReconnectedWallets } from '@openappkit/adapter-kit/actions'
 *
 * export async function reconnect(wallets: ReconnectedWallets<object, string>, signal: AbortSignal): Promise<void> {
 *   const reconnector = new LazyReconnector(wallets, () => import('@openappkit/adapter-kit/reconnector'))
 *   await reconnector.reconnect(signal)
 * }
 * ```
 */
export class LazyReconnector<wallet, answer> {
  readonly #wallets: ReconnectedWallets<wallet, answer>
  readonly #load: () => Promise<ReconnectorModule>
  /** Ids of wallets to mark as tried once the reconnector has loaded. */
  readonly #tried = new Set<string>()
  #reconnector: Reconnector<wallet, answer> | undefined
  /** Whether {@link LazyReconnector.reconnect}, which tries every wallet, is waiting for the code. */
  #isStarting = false

  constructor(wallets: ReconnectedWallets<wallet, answer>, load: () => Promise<ReconnectorModule>) {
    this.#wallets = wallets
    this.#load = load
  }

  /**
   * Reconnects the remembered wallets. See {@link Reconnector.reconnect}. Loads nothing if there are none. Rejects with
   * the load error if the code doesn't load.
   *
   * @throws {AppKitError} `wallet/reconnect-failed` or `wallet/timeout`, as {@link Reconnector.reconnect} does.
   */
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

  /** Whether a remembered wallet is present but neither connected nor tried. See {@link Reconnector.hasUntried}. */
  get hasUntried(): boolean {
    if (this.#reconnector) return this.#reconnector.hasUntried
    const wallets = this.#wallets
    return wallets
      .remembered()
      .some(id => !this.#tried.has(id) && !wallets.isConnected(id) && wallets.find(id) !== undefined)
  }

  /**
   * Tries the remembered wallets that are present but haven't been tried. See {@link Reconnector.tryArrived}. Does
   * nothing while {@link LazyReconnector.reconnect} loads the code.
   */
  tryArrived(): void {
    if (this.#isStarting) return
    if (this.#reconnector) this.#reconnector.tryArrived()
    // If the load fails, `reconnect` retries and reports the error.
    else if (this.hasUntried)
      this.#loaded().then(
        reconnector => reconnector.tryArrived(),
        () => {},
      )
  }

  /** Marks a wallet as tried. See {@link Reconnector.markTried}. */
  markTried(id: string): void {
    if (this.#reconnector) this.#reconnector.markTried(id)
    else this.#tried.add(id)
  }

  /** Handles a provided wallet that arrived, before it is listed. See {@link Reconnector.arrive}. */
  arrive(id: string, wallet: wallet): void {
    if (this.#reconnector) this.#reconnector.arrive(id, wallet)
    else this.forget(id)
  }

  /** Allows a wallet to be tried again. See {@link Reconnector.forget}. */
  forget(id?: string): void {
    if (this.#reconnector) this.#reconnector.forget(id)
    else if (id === undefined) this.#tried.clear()
    else this.#tried.delete(id)
  }

  /**
   * Tries one wallet now. See {@link Reconnector.tryNow}. Loads the code first, and rejects with the load error if the
   * code doesn't load.
   */
  async tryNow(id: string): Promise<void> {
    await (await this.#loaded()).tryNow(id)
  }

  async #loaded(): Promise<Reconnector<wallet, answer>> {
    const { Reconnector } = await this.#load()
    if (this.#reconnector) return this.#reconnector
    this.#reconnector = new Reconnector(this.#wallets)
    for (const id of this.#tried) this.#reconnector.markTried(id)
    return this.#reconnector
  }
}
