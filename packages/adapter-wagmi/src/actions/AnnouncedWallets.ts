import type { Config } from '@wagmi/core'
import type { OwnConnector } from '../config/ownConnector'
import { persistOf } from '../config/persistOf'
import { type Announcement, readAnnouncement } from './announcement'

const announcing = 'eip6963:announceProvider'

/** The wallets that announce themselves (EIP-6963): heard by the config where the host made it, by the adapter where the config is ours. */
export class AnnouncedWallets {
  readonly #config: Config
  /** Only with a config of ours that looks for wallets. */
  readonly #own: OwnConnector | undefined
  readonly #onFound: () => void
  #stops: readonly ((() => void) | undefined)[] | undefined
  #heard: readonly Announcement[] = []

  /** @param onFound - called when wallets were found after {@link listen} returned. */
  constructor(config: Config, own: OwnConnector | undefined, onFound: () => void) {
    this.#config = config
    this.#own = own
    this.#onFound = onFound
  }

  /** Asks the wallets of the page to announce themselves. A config of the host does it itself. */
  listen(): void {
    if (!this.#stops) {
      const { mipd } = this.#config._internal
      const stop = this.#own && this.#hearPage()
      this.#stops = [stop, mipd?.subscribe(this.#find), persistOf(this.#config)?.onFinishHydration(this.#find)]
    }
    this.addConnectors()
  }

  stop(): void {
    for (const stop of this.#stops ?? []) stop?.()
    this.#stops = undefined
    this.#heard = []
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

  /** Returns what ends it. Those that answer at once are found together. */
  #hearPage(): (() => void) | undefined {
    if (typeof window === 'undefined') return undefined
    const page = window
    let isAsking = true
    const hear = (event: Event): void => {
      const announcement = readAnnouncement((event as CustomEvent<Announcement>).detail)
      // Wallets repeat themselves.
      if (!announcement || this.#heard.some(({ info }) => info.rdns === announcement.info.rdns)) return
      this.#heard = [...this.#heard, announcement]
      if (!isAsking) this.#find()
    }
    page.addEventListener(announcing, hear)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    isAsking = false
    return () => page.removeEventListener(announcing, hear)
  }

  readonly #find = (): void => {
    this.addConnectors()
    this.#onFound()
  }
}
