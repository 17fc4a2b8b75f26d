import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { NamespaceState } from '../chains/ChainController'
import type { WalletConnectLink } from '../walletconnect/WalletConnectLink'
import { AdapterLink, type AdapterReceivers, type AdapterSettings, reconnectFailed } from './AdapterLink'

/** Creates adapters for namespaces without one. `@openappkit/adapter-walletconnect/fallback` implements it. */
export interface FallbackModule {
  createAdapter(namespace: ChainNamespace): ChainAdapter
}

/** Loads a {@link FallbackModule} on intent or to reconnect, if a namespace has no adapter. */
export type LoadFallback = () => Promise<FallbackModule>

/** Part of the kit that {@link KitAdapters} uses. */
export interface AdaptersContext extends AdapterReceivers {
  /** Loads adapters for namespaces without one. Default: those namespaces have no adapter. */
  readonly loadFallback?: LoadFallback | undefined
  onDestroy(task: () => void): () => void
}

/** Keeps a kit's adapters by namespace: the app's own, and fallbacks that load when needed. */
export class KitAdapters {
  readonly #kit: AdaptersContext
  readonly #links: Map<ChainNamespace, AdapterLink> = new Map()
  /** Defined once started. */
  #settings: AdapterSettings | undefined
  #fallbacks: Promise<void> | undefined
  /** The kit's WalletConnect client, once requested. */
  #followed: Promise<WalletConnectLink> | undefined

  constructor(kit: AdaptersContext, adapters: readonly ChainAdapter[]) {
    this.#kit = kit
    for (const adapter of adapters) this.#add(adapter)
  }

  /** Namespaces that have an adapter. */
  get namespaces(): readonly ChainNamespace[] {
    return [...this.#links.keys()]
  }

  /**
   * Returns the adapter of a namespace.
   * @throws {AppKitError} `adapter/not-found` with `message` when the namespace has none.
   */
  get(namespace: ChainNamespace, message: string): ChainAdapter {
    const link = this.#links.get(namespace)
    if (!link) throw new AppKitError('adapter/not-found', message)
    return link.adapter
  }

  /** Attaches the adapters and reconnects the wallets of the last visit. */
  start(settings: AdapterSettings): void {
    for (const link of this.#links.values()) this.#attach(link, settings)
    this.#settings = settings
    if (this.#unserved.some(({ address }) => address !== undefined)) void this.#loadFallbacks()
  }

  /**
   * Preloads the adapters, so the modal's first frame lists their wallets. Adapters that fail to load retry and report
   * on their next use.
   */
  async prefetch(): Promise<void> {
    // Without fallbacks, the adapters start loading synchronously.
    if (this.#unserved.length > 0) await this.#loadFallbacks()
    await Promise.allSettled([...this.#links.values()].map(({ adapter }) => adapter.prefetch()))
  }

  /** Stops waiting for a reconnect, so users can leave a wallet that doesn't respond. */
  endReconnect(namespace: ChainNamespace): void {
    this.#links.get(namespace)?.endReconnect()
  }

  /** Retries a failed reconnect. The chain's state contains the outcome. */
  async retryReconnect(namespace: ChainNamespace): Promise<void> {
    await this.#loadFallbacks()
    await this.#links.get(namespace)?.retryReconnect()
  }

  /** Sets the WalletConnect client that fallback adapters follow once they load. */
  follow(link: Promise<WalletConnectLink>): void {
    this.#followed = link
  }

  /** Namespaces without an adapter that a WalletConnect session can serve. */
  get #unserved(): readonly NamespaceState[] {
    const all = this.#kit.loadFallback ? Object.values(this.#kit.chains.state.namespaces) : []
    return all.filter(({ namespace }) => !this.#links.has(namespace))
  }

  /** Creates the fallback adapters. Never rejects: the kit works without them, and the next intent retries. */
  async #loadFallbacks(): Promise<void> {
    if (this.#unserved.length === 0) return
    this.#fallbacks ??= this.#kit.loadFallback?.().then(
      module => {
        for (const { namespace } of this.#unserved) {
          const adapter = module.createAdapter(namespace)
          this.#add(adapter)
          this.#followed?.then(
            client => adapter.followWalletConnect?.(client),
            () => {},
          )
        }
      },
      cause => {
        this.#fallbacks = undefined
        for (const chain of this.#unserved)
          if (chain.address !== undefined)
            Object.assign(chain, { status: 'disconnected', address: undefined, reconnectError: reconnectFailed(cause) })
      },
    )
    await this.#fallbacks
  }

  /** Adds an adapter, and attaches it if the kit has started. */
  #add(adapter: ChainAdapter): void {
    const link = new AdapterLink(adapter, this.#kit)
    this.#links.set(adapter.namespace, link)
    if (this.#settings) this.#attach(link, this.#settings)
  }

  #attach(link: AdapterLink, settings: AdapterSettings): void {
    this.#kit.onDestroy(() => link.detach())
    link.attach(settings)
  }
}
