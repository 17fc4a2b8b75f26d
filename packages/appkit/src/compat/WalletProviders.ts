import type { ChainNamespace, ProviderOf } from '@openappkit/appkit-core'
import type { HostKit } from '../kit/HostKit'
import { onChange } from '../kit/onChange'

/** Providers of each connected namespace's active wallet, by namespace. A provider is missing until it has loaded. */
export type ProvidersByNamespace = { readonly [Name in ChainNamespace]?: ProviderOf<Name> }

interface ProviderEntry {
  readonly connectorId: string
  /** Undefined until the adapter has returned it. */
  readonly provider: unknown
}

/** Fetches the provider of each wallet when it connects, so callers can read it synchronously. */
export class WalletProviders {
  readonly #kit: HostKit
  readonly #entries: Map<ChainNamespace, ProviderEntry> = new Map()
  readonly #listeners: Set<(providers: ProvidersByNamespace) => void> = new Set()

  constructor(kit: HostKit) {
    this.#kit = kit
    onChange(
      kit,
      () => this.#namespaces.map(namespace => this.#connected(namespace)),
      () => this.#follow(),
    )
  }

  /** Returns the provider of the active wallet, or undefined if it hasn't loaded. */
  of(namespace: ChainNamespace): unknown {
    const entry = this.#entries.get(namespace)
    // The wallet may have disconnected in this tick.
    return entry && entry.connectorId === this.#connected(namespace) ? entry.provider : undefined
  }

  get all(): ProvidersByNamespace {
    const known = this.#namespaces.map(namespace => [namespace, this.of(namespace)] as const)
    return Object.fromEntries(known.filter(([, provider]) => provider !== undefined))
  }

  /** Calls `listener` when a provider changes. Returns a function that unsubscribes. */
  subscribe(listener: (providers: ProvidersByNamespace) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get #namespaces(): readonly ChainNamespace[] {
    return Object.values(this.#kit.chains.state.namespaces).map(({ namespace }) => namespace)
  }

  #connected(namespace: ChainNamespace): string | undefined {
    return this.#kit.chains.isConnected(namespace) ? this.#kit.connections.active(namespace)?.connectorId : undefined
  }

  #follow(): void {
    for (const namespace of this.#namespaces) {
      const entry = this.#entries.get(namespace)
      const connectorId = this.#connected(namespace)
      if (entry?.connectorId === connectorId) continue
      this.#entries.delete(namespace)
      if (entry?.provider !== undefined) this.#notify()
      if (connectorId !== undefined) void this.#ask(namespace, connectorId)
    }
  }

  async #ask(namespace: ChainNamespace, connectorId: string): Promise<void> {
    const entry: ProviderEntry = { connectorId, provider: undefined }
    this.#entries.set(namespace, entry)
    const isChange = () => this.#entries.get(namespace) === entry
    try {
      const provider = await this.#kit.adapter(namespace).getProvider(connectorId)
      if (!isChange()) return
      this.#entries.set(namespace, { connectorId, provider })
      this.#notify()
    } catch {
      // The connection ended, or its code failed to load. The next change requests the provider again.
      if (isChange()) this.#entries.delete(namespace)
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener(this.all)
  }
}
