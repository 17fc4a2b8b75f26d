import type { Config } from '@wagmi/core'
import { createStore, type Listener, type Store } from 'mipd'
import type { ProviderListeners } from './ProviderListeners'

/** The wallets that announce themselves (EIP-6963): heard by the config where the host made it, by the adapter where the config is ours. */
export class AnnouncedWallets {
  readonly #config: Config
  /** Those of a config of ours. */
  readonly #listeners: ProviderListeners | undefined
  #store: Store | undefined

  constructor(config: Config, listeners: ProviderListeners | undefined) {
    this.#config = config
    this.#listeners = listeners
    this.#store = config._internal.mipd
  }

  /** Asks the wallets of the page to announce themselves. A config of the host does it itself. */
  listen(): void {
    if (this.#listeners) this.#store ??= createStore()
  }

  stop(): void {
    if (!this.#listeners) return
    this.#store?.destroy()
    this.#store = undefined
  }

  /** Returns what ends the subscription; nothing while nobody listens to the page. */
  subscribe(listener: Listener): (() => void) | undefined {
    return this.#store?.subscribe(listener)
  }

  /** Reverse domain names of the wallets that announced themselves. */
  get rdns(): ReadonlySet<string> {
    return new Set(this.#store?.getProviders().map(({ info }) => info.rdns))
  }

  /**
   * Gives each wallet that has none its connector. On a config of the host those are the ones that wagmi leaves out: announced before it had
   * read its storage, or with an SDK connector as well (the announced wallet is the better way to reach them).
   */
  addConnectors(): void {
    const { connectors } = this.#config._internal
    const known = new Set(this.#config.connectors.map(({ id }) => id))
    const missing = (this.#store?.getProviders() ?? []).filter(
      ({ info }) => !known.has(info.rdns) && known.add(info.rdns),
    )
    if (missing.length === 0) return
    const added = missing.map(detail => {
      const create = connectors.providerDetailToConnector(detail)
      const followed = this.#listeners?.follow(create) ?? create
      // With its rdns wagmi recognises the connector as this wallet's and makes no second one.
      return connectors.setup(parameters => ({ ...followed(parameters), rdns: detail.info.rdns }))
    })
    connectors.setState(all => [...all, ...added])
  }
}
