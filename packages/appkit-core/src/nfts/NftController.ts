import { proxy } from 'valtio/vanilla'
import { CloudError } from '../cloud/CloudError'
import type { ModalKit } from '../kit/ModalKit'
import { type AccountOnNetwork, accountKey } from '../portfolio/AccountOnNetwork'
import { followVisibility } from '../portfolio/followVisibility'
import { NftApi } from './NftApi'
import { NftFeed } from './NftFeed'
import type { NftState, NftsState } from './NftState'

/**
 * Collectibles of accounts, a page at a time, on the networks whose collectibles the backend tells. No method rejects: how it went is in the state. A service
 * of a kit: `kit.service(NftController)`.
 *
 * @example
 * ```ts
 * const nfts = kit.service(NftController)
 * const account = { address, caipNetworkId: 'eip155:1' } as const
 * const stop = nfts.watch(account)
 * // when the end of the list comes near
 * await nfts.loadMore(account)
 * ```
 */
export class NftController {
  /** By `accountKey`; {@link NftController.of} reads it. */
  readonly state: NftsState = proxy<NftsState>({ chains: undefined, collections: {} })
  readonly #kit: ModalKit
  readonly #isVisible: () => boolean
  readonly #feeds: Map<string, NftFeed> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#isVisible = followVisibility(kit, () => {
      for (const feed of this.#feeds.values()) feed.look()
    })
    kit.base.onDestroy(() => {
      for (const feed of this.#feeds.values()) feed.stop()
    })
    kit.base.onDestroy(kit.onDisconnect(() => this.#forgetUnwatched()))
  }

  /** Where the collectibles of an account stand, out of live state or a snapshot. */
  of(account: AccountOnNetwork, state: NftsState = this.state): NftState {
    return state.collections[accountKey(account)] ?? { status: 'idle' }
  }

  /** Finds out which networks there are collectibles of. Safe to call often. Nobody tells any while nobody can say. */
  async findChains(): Promise<void> {
    const told = this.#kit.hasBackend ? this.#kit.service(NftApi).chains() : []
    this.state.chains = await Promise.resolve(told).catch(() => [])
  }

  /**
   * Loads the first page, unless it was a moment ago, until the returned function is called: meanwhile, and while the page is on screen, what was loaded is
   * asked for again, every 10 s while the backend still looks for something, else every 15 s for each page.
   */
  watch(account: AccountOnNetwork): () => void {
    return this.#feed(account).watch()
  }

  /** Asks for the next page. There may be none. */
  loadMore(account: AccountOnNetwork): Promise<void> {
    return this.#feed(account).loadMore()
  }

  /** Asks again for what is shown, as when the visitor wants to know. */
  refresh(account: AccountOnNetwork): Promise<void> {
    return this.#feed(account).refresh()
  }

  #feed(account: AccountOnNetwork): NftFeed {
    const key = accountKey(account)
    const known = this.#feeds.get(key)
    if (known) return known
    const { caipNetworkId } = account
    const feed = new NftFeed({
      environment: this.#kit.environment,
      load: cursor => this.#kit.service(NftApi).getNfts({ ...account, cursor }),
      isSupported: async () =>
        this.#kit.hasBackend && (await this.#kit.service(NftApi).chains()).includes(caipNetworkId),
      isUnsupported: error => error instanceof CloudError && (error.status === 400 || error.status === 404),
      read: () => this.of(account),
      write: state => {
        // What arrives after it was forgotten stays forgotten.
        if (this.#feeds.get(key) === feed) this.state.collections[key] = state
      },
      isVisible: this.#isVisible,
    })
    this.#feeds.set(key, feed)
    return feed
  }

  #forgetUnwatched(): void {
    for (const [key, feed] of this.#feeds) {
      if (feed.isWatched) continue
      this.#feeds.delete(key)
      delete this.state.collections[key]
    }
  }
}
