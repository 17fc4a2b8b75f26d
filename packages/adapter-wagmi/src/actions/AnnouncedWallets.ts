import type { Config } from '@wagmi/core'
import type { OwnConnector } from '../config/ownConnector'
import { persistOf } from '../config/persistOf'
import { type Announcement, readAnnouncement } from './announcement'

const announcing = 'eip6963:announceProvider'

/**
 * Finds the wallets that announce themselves ([EIP-6963](https://eips.ethereum.org/EIPS/eip-6963)). A host's config
 * listens for them itself. For a config that the adapter creates, this class listens.
 */
export class AnnouncedWallets {
  readonly #config: Config
  /** Only set for a config that the adapter creates, with discovery on. */
  readonly #own: OwnConnector | undefined
  readonly #onFound: () => void
  #stops: readonly ((() => void) | undefined)[] | undefined
  #received: readonly Announcement[] = []

  /** @param onFound - Called when wallets are found after {@link listen} returned. */
  constructor(config: Config, own: OwnConnector | undefined, onFound: () => void) {
    this.#config = config
    this.#own = own
    this.#onFound = onFound
  }

  /**
   * Starts listening for announcements and requests them from the wallets on the page. A host's config requests them
   * itself.
   */
  listen(): void {
    if (!this.#stops) {
      const { mipd } = this.#config._internal
      const stop = this.#own && this.#listenToPage()
      this.#stops = [stop, mipd?.subscribe(this.#find), persistOf(this.#config)?.onFinishHydration(this.#find)]
    }
    this.addConnectors()
  }

  stop(): void {
    for (const stop of this.#stops ?? []) stop?.()
    this.#stops = undefined
    this.#received = []
  }

  /** Reverse domain names of the announced wallets. */
  get rdns(): ReadonlySet<string> {
    return new Set(this.#announced.map(({ info }) => info.rdns))
  }

  /**
   * Adds a connector for each wallet without one. With a host's config, these are wallets that wagmi skips: those
   * announced before it read its storage, and those with an SDK connector, even though the announced wallet connects
   * more reliably.
   */
  addConnectors(): void {
    const { connectors } = this.#config._internal
    const known = new Set(this.#config.connectors.map(({ id }) => id))
    const missing = this.#announced.filter(({ info }) => !known.has(info.rdns) && known.add(info.rdns))
    if (missing.length === 0) return
    const added = missing.map(detail => {
      const create = connectors.providerDetailToConnector(detail)
      const owned = this.#own?.(create) ?? create
      // The rdns lets wagmi match the connector to this wallet, so wagmi doesn't create a second one.
      return connectors.setup(parameters => ({ ...owned(parameters), rdns: detail.info.rdns }))
    })
    connectors.setState(all => [...all, ...added])
  }

  get #announced(): readonly Announcement[] {
    const response = this.#config._internal.mipd?.getProviders() ?? []
    return [...response.flatMap(detail => readAnnouncement(detail) ?? []), ...this.#received]
  }

  /** Listens for announcements and returns a function that stops listening. Reports all immediate answers together. */
  #listenToPage(): (() => void) | undefined {
    if (typeof window === 'undefined') return undefined
    const page = window
    let isAsking = true
    const listen = (event: Event): void => {
      const announcement = readAnnouncement((event as CustomEvent<Announcement>).detail)
      // Wallets announce themselves repeatedly.
      if (!announcement || this.#received.some(({ info }) => info.rdns === announcement.info.rdns)) return
      this.#received = [...this.#received, announcement]
      if (!isAsking) this.#find()
    }
    page.addEventListener(announcing, listen)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    isAsking = false
    return () => page.removeEventListener(announcing, listen)
  }

  readonly #find = (): void => {
    this.addConnectors()
    this.#onFound()
  }
}
