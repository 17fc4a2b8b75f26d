import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { NamespaceState } from '../chains/ChainController'
import type { WalletConnectLink } from '../walletconnect/WalletConnectLink'
import { AdapterLink, type AdapterReceivers, type AdapterSettings, restoreFailed } from './AdapterLink'

/** Code that makes adapters for namespaces that the host gave none for. `@openappkit/adapter-walletconnect/fallback` is it. */
export interface FallbackModule {
  createAdapter(namespace: ChainNamespace): ChainAdapter
}

/** Loads a {@link FallbackModule}. Called on intent, or to reconnect, and only where there is a namespace without an adapter. */
export type LoadFallback = () => Promise<FallbackModule>

/** What the adapters need of their kit. */
export interface AdaptersContext extends AdapterReceivers {
  /** Absent: namespaces without an adapter stay without. */
  readonly loadFallback?: LoadFallback | undefined
  onDestroy(task: () => void): () => void
}

/** The adapters of a kit by namespace: those that the host gave, and those that stand in for the rest once somebody needs them. */
export class KitAdapters {
  readonly #kit: AdaptersContext
  readonly #links: Map<ChainNamespace, AdapterLink> = new Map()
  /** Once started. */
  #settings: AdapterSettings | undefined
  #fallbacks: Promise<void> | undefined
  /** The kit's WalletConnect client, once somebody asked for it. */
  #followed: Promise<WalletConnectLink> | undefined

  constructor(kit: AdaptersContext, adapters: readonly ChainAdapter[]) {
    this.#kit = kit
    for (const adapter of adapters) this.#add(adapter)
  }

  /** Those that have one. */
  get namespaces(): readonly ChainNamespace[] {
    return [...this.#links.keys()]
  }

  /** The adapter of a namespace. @throws AppKitError `adapter/not-found` with `message` */
  get(namespace: ChainNamespace, message: string): ChainAdapter {
    const link = this.#links.get(namespace)
    if (!link) throw new AppKitError('adapter/not-found', message)
    return link.adapter
  }

  /** Begins to listen to them, and restores the connections of the last visit. */
  start(settings: AdapterSettings): void {
    for (const link of this.#links.values()) this.#attach(link, settings)
    this.#settings = settings
    if (this.#unserved.some(({ address }) => address !== undefined)) void this.#loadFallbacks()
  }

  /** So that the first frame has its wallets. An adapter that can't load is tried again, and reported, by whatever asks it for something. */
  async prefetch(): Promise<void> {
    // Those that are there begin in the same task.
    if (this.#unserved.length > 0) await this.#loadFallbacks()
    await Promise.allSettled([...this.#links.values()].map(({ adapter }) => adapter.prefetch()))
  }

  /** Ends the wait for a connection of the last visit: a wallet that doesn't answer can be left all the same. */
  endRestore(namespace: ChainNamespace): void {
    this.#links.get(namespace)?.endRestore()
  }

  /** Asks for the connection of the last visit once more, after it failed to come back. The outcome is in the state. */
  async retryRestore(namespace: ChainNamespace): Promise<void> {
    await this.#loadFallbacks()
    await this.#links.get(namespace)?.retryRestore()
  }

  /** The adapters that come later follow it as well. */
  follow(link: Promise<WalletConnectLink>): void {
    this.#followed = link
  }

  /** Namespaces that nobody gave an adapter for, and which a session of WalletConnect can serve. */
  get #unserved(): readonly NamespaceState[] {
    const all = this.#kit.loadFallback ? Object.values(this.#kit.chains.state.namespaces) : []
    return all.filter(({ namespace }) => !this.#links.has(namespace))
  }

  /** Makes the adapters that nobody gave. Never rejects: without them the rest works, and the next intent tries again. */
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
            Object.assign(chain, { status: 'disconnected', address: undefined, restoreError: restoreFailed(cause) })
      },
    )
    await this.#fallbacks
  }

  /** Attached at once where the others are. */
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
