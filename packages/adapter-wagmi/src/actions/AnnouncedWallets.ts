import type { Config } from '@wagmi/core'
import { type Announcement, readAnnouncement } from './announcement'
import type { OwnConnector } from './ownConnector'

const announcing = 'eip6963:announceProvider'

/** The wallets that announce themselves (EIP-6963): heard by the config where the host made it, by the adapter where the config is ours. */
export class AnnouncedWallets {
  readonly #config: Config
  /** Only with a config of ours. */
  readonly #own: OwnConnector | undefined
  readonly #listeners = new Set<() => void>()
  #heard: readonly Announcement[] = []
  #page: Window | undefined

  constructor(config: Config, own: OwnConnector | undefined) {
    this.#config = config
    this.#own = own
  }

  /** Asks the wallets of the page to announce themselves. A config of the host does it itself. */
  listen(): void {
    if (!this.#own || this.#page || typeof window === 'undefined') return
    this.#page = window
    window.addEventListener(announcing, this.#hear)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  }

  stop(): void {
    this.#page?.removeEventListener(announcing, this.#hear)
    this.#page = undefined
    this.#heard = []
  }

  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void {
    const ends = this.#config._internal.mipd?.subscribe(listener)
    this.#listeners.add(listener)
    return () => {
      ends?.()
      this.#listeners.delete(listener)
    }
  }

  /** Reverse domain names of the wallets that announced themselves. */
  get rdns(): ReadonlySet<string> {
    return new Set(this.#announced.map(({ info }) => info.rdns))
  }

  /**
   * Gives each wallet that has none its connector. On a config of the host those are the ones that wagmi leaves out: announced before it had
   * read its storage, or with an SDK connector as well (the announced wallet is the better way to reach them).
   */
  addConnectors(): void {
    const { connectors } = this.#config._internal
    const known = new Set(this.#config.connectors.map(({ id }) => id))
    const missing = this.#announced.filter(({ info }) => !known.has(info.rdns) && known.add(info.rdns))
    if (missing.length === 0) return
    const added = missing.map(detail => {
      const create = connectors.providerDetailToConnector(detail)
      const owned = this.#own?.(create) ?? create
      // With its rdns wagmi recognises the connector as this wallet's and makes no second one.
      return connectors.setup(parameters => ({ ...owned(parameters), rdns: detail.info.rdns }))
    })
    connectors.setState(all => [...all, ...added])
  }

  get #announced(): readonly Announcement[] {
    const told = this.#config._internal.mipd?.getProviders() ?? []
    return [...told.flatMap(detail => readAnnouncement(detail) ?? []), ...this.#heard]
  }

  readonly #hear = (event: Event): void => {
    const announcement = readAnnouncement((event as CustomEvent<Announcement>).detail)
    // Wallets repeat themselves.
    if (!announcement || this.#heard.some(({ info }) => info.rdns === announcement.info.rdns)) return
    this.#heard = [...this.#heard, announcement]
    for (const listener of this.#listeners) listener()
  }
}
