import type { ChainNamespace } from '@openappkit/appkit-core'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { onChange } from '../kit/onChange'

/** The wallets' own providers by namespace; those that are not connected are absent. */
export type ProvidersByNamespace = { readonly [Name in ChainNamespace]?: unknown }

interface Asked {
  readonly connectorId: string
  /** Undefined until the wallet has handed it over. */
  readonly provider: unknown
}

/** Fetches the provider of each wallet in use as soon as it is connected, so that it can be read without waiting. */
export class WalletProviders {
  readonly #kit: AppKitInstance
  readonly #asked: Map<ChainNamespace, Asked> = new Map()
  readonly #listeners: Set<(providers: ProvidersByNamespace) => void> = new Set()

  constructor(kit: AppKitInstance) {
    this.#kit = kit
    onChange(
      kit,
      () => this.#namespaces.map(namespace => this.#connected(namespace)),
      () => this.#follow(),
    )
  }

  /** The provider of the wallet in use, once it is known. */
  of(namespace: ChainNamespace): unknown {
    const asked = this.#asked.get(namespace)
    // The wallet may have left in this very tick.
    return asked && asked.connectorId === this.#connected(namespace) ? asked.provider : undefined
  }

  get all(): ProvidersByNamespace {
    const known = this.#namespaces.map(namespace => [namespace, this.of(namespace)] as const)
    return Object.fromEntries(known.filter(([, provider]) => provider !== undefined))
  }

  /** Calls `listener` whenever a provider has come or gone. Returns what ends it. */
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
      const asked = this.#asked.get(namespace)
      const connectorId = this.#connected(namespace)
      if (asked?.connectorId === connectorId) continue
      this.#asked.delete(namespace)
      if (asked?.provider !== undefined) this.#tell()
      if (connectorId !== undefined) void this.#ask(namespace, connectorId)
    }
  }

  async #ask(namespace: ChainNamespace, connectorId: string): Promise<void> {
    const asked: Asked = { connectorId, provider: undefined }
    this.#asked.set(namespace, asked)
    const isNews = () => this.#asked.get(namespace) === asked
    try {
      const provider = await this.#kit.adapter(namespace).getProvider(connectorId)
      if (!isNews()) return
      this.#asked.set(namespace, { connectorId, provider })
      this.#tell()
    } catch {
      // The connection has ended meanwhile, or its code did not load: the next wallet that comes or goes asks again.
      if (isNews()) this.#asked.delete(namespace)
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.all)
  }
}
